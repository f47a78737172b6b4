import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { ALL, kindOf, LETTER } from './kind-entry.ts';
import { ordered } from './ordered.ts';
import { paidText } from './paid-text.ts';
import type { Disputed, Item, Paid, Sent } from './parameters.ts';

/** What sellers are told of their sales and payouts. */
export const SALE_KINDS = {
  booked: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `A buyer booked ${productname}`,
      text: 'The item is sold once they pay.',
      path: paths.dashboard.myProducts.path,
    }),
  }),
  sold: kindOf<Paid>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: `${productname} is sold`,
      text: `The buyer paid ${paidText(paid)}.`,
      path: orderId === undefined ? paths.dashboard.myProducts.path : paths.dashboard.order.href(orderId),
    }),
  }),
  sendReminder: ordered(
    'sales',
    ALL,
    (item) => `Send or hand over ${item}`,
    'The order shows your deadline. After that, we refund the buyer.',
  ),
  orderCompleted: ordered(
    'sales',
    LETTER,
    (item) => `Your sale of ${item} is complete`,
    'The buyer has the item.',
  ),
  orderProblem: ordered(
    'sales',
    ALL,
    (item) => `The buyer reported a problem with ${item}`,
    'Read what they say, and try to work it out together.',
  ),
  saleUndone: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `Your sale of ${productname} was canceled`,
      text: 'The buyer is refunded. Check in My Products whether the item is for sale again.',
      path: paths.dashboard.myProducts.path,
    }),
  }),
  saleDisputed: kindOf<Disputed>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, stage }) => ({
      title: {
        open: `The buyer’s bank disputes the payment for ${productname}`,
        won: `Your sale of ${productname} stands`,
        lost: `The buyer’s bank reversed the payment for ${productname}`,
      }[stage],
      text: {
        open: 'Keep the item, or proof that you handed it over, until the bank decides. An admin responds to the dispute.',
        won: 'The bank decided the dispute in our favor.',
        lost: 'Ask an admin what happens to the item.',
      }[stage],
      path: paths.dashboard.myProducts.path,
    }),
  }),
  payoutSent: kindOf<Sent>({
    group: 'sales',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `We paid out ${formatPrice(price)} for ${productname}`,
      text: 'The money is in your payout account and goes to your bank from there.',
      path: paths.dashboard.payouts.path,
    }),
  }),
  payoutBlocked: kindOf<Sent>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `${formatPrice(price)} for ${productname} is waiting for you`,
      text: 'Set up your payouts, and we send it.',
      path: paths.dashboard.payouts.path,
    }),
  }),
  payoutReversed: kindOf<Sent>({
    group: 'sales',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `Payout reversed: ${formatPrice(price)} for ${productname}`,
      text: 'The buyer was refunded, or their bank holds the money until it decides.',
      path: paths.dashboard.payouts.path,
    }),
  }),
  payoutsRestricted: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: 'The payment provider needs more information',
      text: 'Your payouts are paused until you provide it.',
      path: paths.dashboard.payouts.path,
    }),
  }),
  bankRefused: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: 'Your bank rejected your payout',
      text: 'Check the bank account you entered.',
      path: paths.dashboard.payouts.path,
    }),
  }),
} as const;
