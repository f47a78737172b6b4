import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import type { Order } from '@thriftline/domain/order';
import { type DocumentSnapshot, onDocumentUpdated } from 'firebase-functions/firestore';
import { tellOfOrder } from '../notifications/tell-of-order.ts';

const orderOf = (snapshot: DocumentSnapshot) => fromDocument(snapshot.data() ?? {}) as Order;

/** Both sides are told what becomes of an order. */
export const orderUpdated = onDocumentUpdated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true },
  async ({ data, params: { orderId } }) => {
    if (data === undefined) return;
    await tellOfOrder(orderId, { before: orderOf(data.before), after: orderOf(data.after) });
  },
);
