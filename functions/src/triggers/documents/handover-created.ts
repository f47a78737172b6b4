import { takeHandover } from '../../fulfilment/take-handover.ts';
import type { FollowDocument } from '../events/document-event.ts';

/** The order of an item that changed hands is over. */
export const handoverCreated: FollowDocument = ({ documentId: orderId }) => takeHandover(orderId);
