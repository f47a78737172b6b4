import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { takeHandover } from '../fulfilment/take-handover.ts';

/** The order of an item that changed hands is over. */
export const handoverCreated = onDocumentCreated(
  { document: `${COLLECTIONS.handovers}/{orderId}`, retry: true },
  ({ params: { orderId } }) => takeHandover(orderId),
);
