import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Handover } from '@thriftline/domain/handover';
import { collection, documentIn } from '../firestore/collection.ts';

/** That a seller has read the QR code of an order's buyer; a document's id is the order's. */
export const handoverDocument = (orderId: string) =>
  documentIn(collection<Handover>(COLLECTIONS.handovers), orderId);
