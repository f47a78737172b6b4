import { isOrderOver, orderState } from '@thriftline/domain/orders/order';
import { findSuspension } from '../accounts/sign-in/find-suspension.ts';
import { read } from '../firestore/collection.ts';
import { orderDocument } from '../orders/order-documents.ts';
import { writeOrder } from '../orders/write-order.ts';
import { firestore } from '../platform/firebase.ts';
import { isHandedOver } from './take-handover.ts';

/**
 * Stops an open order whose seller is suspended: it goes to the admins, who have the days of every order that they decide about. Says whether
 * it did. What has run out, was handed over, or is with them already is left as it is.
 */
export async function stopOrder(orderId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const now = Date.now();
    const order = await read(orderDocument(orderId), transaction);
    if (order === undefined || isOrderOver(order.state) || order.state === 'escalated') return false;
    const suspension = await findSuspension(order.sellerId, transaction);
    if (suspension === undefined || orderState(order, now) !== order.state) return false;
    if (order.state === 'paid' && (await isHandedOver(transaction, orderId))) return false;
    writeOrder(transaction, orderId, order, { act: 'stop', by: 'shop', state: 'escalated' }, now);
    return true;
  });
}
