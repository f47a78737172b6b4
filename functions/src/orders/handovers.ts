import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Handover } from '@thriftline/domain/orders/handover';
import { collection, documentIn } from '../firestore/collection.ts';

/** That a seller has read the QR code of an order's buyer; a document's id is the order's. */
export const handoverDocument = (orderId: string) =>
  documentIn(collection<Handover>(COLLECTIONS.handovers), orderId);
