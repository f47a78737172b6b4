import { createHash } from 'node:crypto';
import { invariant } from '@thriftline/domain/base/invariant';
import { CURRENCY } from '@thriftline/domain/base/money';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Order, OrderEntry, PickupCode } from '@thriftline/domain/orders/order';
import { orderTimes } from '@thriftline/domain/orders/order-deadlines';
import type { OrderProblem } from '@thriftline/domain/orders/order-problem';
import { reviewEnd, reviewReminderAt } from '@thriftline/domain/reviews/review';
import type { DemoTexts } from './demo-texts.ts';

/** What happened to an order after it was paid. */
export type DemoMove = Omit<OrderEntry, 'at'>;

const SHIPPED: DemoMove = { act: 'ship', by: 'seller', state: 'shipped' };
const REPORTED: DemoMove = { act: 'report', by: 'buyer', state: 'disputed' };
const RECEIVED: DemoMove = { act: 'receive', by: 'buyer', state: 'released' };
const ESCALATED: DemoMove = { act: 'lapse', by: 'clock', state: 'escalated' };

/** The ways of the demo orders, by what they are at their end. */
export const DEMO_MOVES: Readonly<
  Record<'paid' | 'shipped' | 'escalated' | 'released', readonly DemoMove[]>
> = {
  paid: [],
  shipped: [SHIPPED],
  escalated: [SHIPPED, REPORTED, ESCALATED],
  released: [SHIPPED, RECEIVED],
};

const TRACKING = 'By parcel, number 00340434161';
const PROBLEM: OrderProblem = {
  reason: 'damaged',
  text: 'The skin has a tear of two inches that no photo showed.',
};

/** What an order of the demo is about, and when it was paid. */
export type DemoPaid = Pick<
  Order,
  | 'bookingsId'
  | 'productId'
  | 'buyerId'
  | 'sellerId'
  | 'productname'
  | 'img'
  | 'buyername'
  | 'sellername'
  | 'amount'
> & { paidAt: StoredTime };

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** An order of the demo, whose moves are spread over the time since it was paid; with the code for it where it waits to be handed over. */
export function demoOrder(
  orderId: string,
  { paidAt, ...about }: DemoPaid,
  moves: readonly DemoMove[],
  { now, storedTime, say }: { now: Date; storedTime: (at: Date) => StoredTime; say: DemoTexts['say'] },
): { stored: Order; code?: PickupCode } {
  const all: readonly DemoMove[] = [{ act: 'pay', by: 'buyer', state: 'paid' }, ...moves];
  const step = (now.getTime() - paidAt.toMillis()) / all.length;
  const history = all.map((move, index) => ({
    ...move,
    at: storedTime(new Date(paidAt.toMillis() + index * step)),
  }));
  const last = history.at(-1);
  invariant(last, 'an order was paid at least');
  const { state } = last;
  const { dueAt, remindAt } = orderTimes(state, last.at.toMillis());
  // Not at random: the demo is the same every time.
  const secret = hash(`demo ${orderId}`).slice(0, 32);
  const stored: Order = {
    ...about,
    currency: CURRENCY,
    state,
    ...(dueAt !== undefined && { dueAt: storedTime(new Date(dueAt)) }),
    ...(remindAt !== undefined && { remindAt: storedTime(new Date(remindAt)) }),
    ...(state === 'released' && {
      reviewUntil: storedTime(new Date(reviewEnd(last.at.toMillis()))),
      remindAt: storedTime(new Date(reviewReminderAt(last.at.toMillis()))),
    }),
    history,
    secretHash: hash(secret),
    ...(moves.includes(SHIPPED) && { tracking: say(TRACKING) }),
    ...(moves.includes(REPORTED) && { problem: { ...PROBLEM, text: say(PROBLEM.text) } }),
    createdAt: paidAt,
  };
  if (state !== 'paid') return { stored };
  return { stored, code: { buyerId: about.buyerId, code: '418027', secret } };
}
