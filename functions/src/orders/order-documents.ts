import { COLLECTIONS, pickupCodePath } from '@thriftline/domain/collections';
import type { Order, PickupCode } from '@thriftline/domain/order';
import { collection, documentIn } from '../firestore/collection.ts';

/** What becomes of what is paid; a document's id is its payment's. */
export const orders = () => collection<Order>(COLLECTIONS.orders);

/** The order that was paid by one payment intent. */
export const orderDocument = (orderId: string) => documentIn(orders(), orderId);

/** The code by which its buyer gets the item. */
export const pickupDocument = (orderId: string) => {
  const [, id = '', below = '', code = ''] = pickupCodePath(orderId).split('/');
  return collection<PickupCode>(`${COLLECTIONS.orders}/${id}/${below}`).doc(code);
};
