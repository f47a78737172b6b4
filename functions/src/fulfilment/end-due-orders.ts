import { reviewDocumentId } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import { isOrderOver, type Order, orderState } from '@thriftline/domain/orders/order';
import { ORDER_TIMERS } from '@thriftline/domain/orders/order-deadlines';
import { holdsMoney } from '@thriftline/domain/payments/dispute';
import { isReviewable, REVIEW_SIDES } from '@thriftline/domain/reviews/review';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { attemptDue } from '../jobs/due.ts';
import { notify } from '../notifications/notify.ts';
import { orderDocument, orders } from '../orders/order-documents.ts';
import { type OrderMove, writeOrder } from '../orders/write-order.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { sendRefund } from '../payments/refund/send-refund.ts';
import { firestore } from '../platform/firebase.ts';
import { publishDueReviews } from '../reviews/publish-reviews.ts';
import { reviewDocument, sealedReviewDocument } from '../reviews/review-documents.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { isHandedOver, takeHandover } from './take-handover.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Orders that are read at once. */
const PAGE = 200;

/** Writes what the clock has made of an order; gives whether its money goes back, undefined where it made nothing of it. */
async function endState(
  orderId: string,
  now: number,
): Promise<{ productId: string; isBack: boolean } | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const order = await read(orderDocument(orderId), transaction);
    const state = order && orderState(order, now);
    if (order === undefined || state === undefined || state === order.state) return undefined;
    // Taken just now: the next run ends it.
    if (order.state === 'paid' && (await isHandedOver(transaction, orderId))) return undefined;
    if (isOrderOver(state) && holdsMoney((await read(paymentDocument(orderId), transaction))?.dispute)) {
      // Its bank decides, which takes weeks: the clock stands still for a day at a time.
      transaction.update(orderDocument(orderId), { dueAt: Timestamp.fromMillis(now + DAY_MS) });
      return undefined;
    }
    const move: OrderMove = { act: 'lapse', by: 'clock', state };
    const isBack = state === 'refunded';
    if (isBack) await decideOrderRefund(transaction, orderId, move);
    else writeOrder(transaction, orderId, order, move, now);
    return { productId: order.productId, isBack };
  });
}

async function endOrders(now: number, until: number | undefined): Promise<number> {
  const { failed } = await attemptDue(
    orders().where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt'),
    { page: PAGE, until },
    async ({ id }) => {
      // Its trigger may be late, or lost.
      await takeHandover(id);
      const ended = await endState(id, now);
      if (ended?.isBack) await sendRefund(id, ended.productId);
      return ended !== undefined;
    },
  );
  return failed;
}

/** Sides of a complete order that have written no review and still may: of the other's nothing is asked. */
async function sidesToReview(orderId: string, order: Order, now: number): Promise<Side[]> {
  if (!isReviewable(order, now)) return [];
  const written = await Promise.all(
    REVIEW_SIDES.map(async (side) => {
      const [sealed, published] = await Promise.all([
        read(sealedReviewDocument(orderId, side)),
        read(reviewDocument(reviewDocumentId(orderId, side))),
      ]);
      return sealed !== undefined || published !== undefined;
    }),
  );
  return REVIEW_SIDES.filter((_side, index) => !written[index]);
}

/** Who is to be reminded of an order now, and of what. What has run out by now, nobody can do anything about. */
async function remindersOf(
  orderId: string,
  order: Order,
  now: number,
): Promise<{ side: Side; kind: 'reviewReminder' | 'sendReminder' | 'receiveReminder' }[]> {
  if (order.state === 'released') {
    const sides = await sidesToReview(orderId, order, now);
    return sides.map((side) => ({ side, kind: 'reviewReminder' }));
  }
  const side = ORDER_TIMERS[order.state]?.remind?.side;
  if (side === undefined || orderState(order, now) !== order.state) return [];
  return [{ side, kind: side === 'seller' ? 'sendReminder' : 'receiveReminder' }];
}

async function remind(orderId: string, now: number): Promise<boolean> {
  const order = await read(orderDocument(orderId));
  if (order === undefined) return false;
  for (const { side, kind } of await remindersOf(orderId, order, now)) {
    const { productname, state: version } = order;
    const to = side === 'seller' ? order.sellerId : order.buyerId;
    await notify({ kind, to, subject: orderId, version, params: { productname, orderId } });
  }
  await firestore().runTransaction(async (transaction) => {
    const stored = await read(orderDocument(orderId), transaction);
    if (stored?.state !== order.state) return;
    transaction.update(orderDocument(orderId), { remindAt: FieldValue.delete() });
  });
  return true;
}

async function sendReminders(now: number, until: number | undefined): Promise<number> {
  const { failed } = await attemptDue(
    orders().where('remindAt', '<=', Timestamp.fromMillis(now)).orderBy('remindAt'),
    { page: PAGE, until },
    ({ id }) => remind(id, now),
  );
  return failed;
}

/**
 * Does what the clock does to orders: ends states that have run out, sends the money back where that follows, reminds those whose
 * turn it is, and publishes reviews whose time is over. Doing it again changes nothing. What is not begun by `until` the next run does,
 * and what could not be done: then it throws at the end. Both times are in milliseconds since 1970.
 */
export async function endDueOrders(now: number, until?: number): Promise<void> {
  const failed =
    (await endOrders(now, until)) + (await sendReminders(now, until)) + (await publishDueReviews(now, until));
  if (failed > 0) throw new Error(`${failed} orders could not be brought up to date`);
}
