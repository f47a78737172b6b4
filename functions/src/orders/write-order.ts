import { isOrderOver, type Order, type OrderEntry } from '@thriftline/domain/orders/order';
import { orderTimes } from '@thriftline/domain/orders/order-deadlines';
import { reviewEnd, reviewReminderAt } from '@thriftline/domain/reviews/review';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { markPayoutDirty } from './mark-payout-dirty.ts';
import { orderDocument, pickupDocument } from './order-documents.ts';

/** The times of a state as Firestore stores them. */
export function storedTimes({ dueAt, remindAt }: { dueAt?: number; remindAt?: number }) {
  return {
    ...(dueAt !== undefined && { dueAt: Timestamp.fromMillis(dueAt) }),
    ...(remindAt !== undefined && { remindAt: Timestamp.fromMillis(remindAt) }),
  };
}

/** What happens to an order, and what is written with it. */
export type OrderMove = Pick<OrderEntry, 'act' | 'by' | 'state'> &
  Partial<Pick<Order, 'tracking' | 'problem' | 'answer' | 'decision' | 'toBuyer'>>;

/**
 * Writes what happened to an order: its state with its times, one entry more, and the end of its code once that is of no use. At its
 * end there is something to do about its money.
 */
export function writeOrder(
  transaction: Transaction,
  orderId: string,
  order: Order,
  { act, by, state, ...details }: OrderMove,
  now: number,
): void {
  transaction.update(orderDocument(orderId), {
    ...details,
    // What its seller said while it was stopped is no answer to this problem, and an answer is given once.
    ...(act === 'report' && { answer: FieldValue.delete() }),
    state,
    // Words alone do not stop the clock.
    ...(state !== order.state && {
      dueAt: FieldValue.delete(),
      remindAt: FieldValue.delete(),
      ...storedTimes(orderTimes(state, now)),
    }),
    ...(state === 'released' && {
      reviewUntil: Timestamp.fromMillis(reviewEnd(now)),
      remindAt: Timestamp.fromMillis(reviewReminderAt(now)),
    }),
    history: [...order.history, { act, by, state, at: Timestamp.fromMillis(now) }],
  });
  // What was stopped may go on, also once its seller has answered: its code is of use again then.
  const isOfUse = state === 'paid' || act === 'stop' || state === order.state;
  if (!isOfUse) transaction.delete(pickupDocument(orderId));
  if (isOrderOver(state)) markPayoutDirty(transaction, orderId, Date.now());
}
