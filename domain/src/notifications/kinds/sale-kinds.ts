import { t } from '@lingui/core/macro';
import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { ALL, INBOX_AND_EMAIL, kindOf } from './kind-entry.ts';
import { ordered } from './ordered.ts';
import type { Disputed, Item, Paid, Priced, Sent } from './parameters.ts';

function soldText(paid: Pick<Priced, 'price' | 'delivery'>): string {
  const price = formatPrice(paid.price);
  if (!paid.delivery) return t`The buyer paid ${price}.`;
  const delivery = formatPrice(paid.delivery);
  return t`The buyer paid ${price}, including ${delivery} for delivery.`;
}

/** What is said of a seller's share, which is written first. */
const share = (text: (amount: string, productname: string) => string) => (sent: Sent) =>
  text(formatPrice(sent.price), sent.productname);

const sentTitle = share((amount, productname) => t`We paid out ${amount} for ${productname}`);
const blockedTitle = share((amount, productname) => t`${amount} for ${productname} is waiting for you`);
const reversedTitle = share((amount, productname) => t`Payout reversed: ${amount} for ${productname}`);

/** What sellers are told of their sales and payouts. */
export const SALE_KINDS = {
  booked: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: t`A buyer booked ${productname}`,
      text: t`The item is sold once they pay.`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  sold: kindOf<Paid>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: t`${productname} is sold`,
      text: soldText(paid),
      path: orderId === undefined ? paths.dashboard.myProducts.path : paths.dashboard.order.href(orderId),
    }),
  }),
  sendReminder: ordered(
    'sales',
    ALL,
    (item) => t`Send or hand over ${item}`,
    () => t`The order shows your deadline. After that, we refund the buyer.`,
  ),
  orderCompleted: ordered(
    'sales',
    INBOX_AND_EMAIL,
    (item) => t`Your sale of ${item} is complete`,
    () => t`The buyer has the item.`,
  ),
  orderProblem: ordered(
    'sales',
    ALL,
    (item) => t`The buyer reported a problem with ${item}`,
    () => t`Read what they say, and try to work it out together.`,
  ),
  saleUndone: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: t`Your sale of ${productname} was canceled`,
      text: t`The buyer is refunded. Check in My Products whether the item is for sale again.`,
      path: paths.dashboard.myProducts.path,
    }),
  }),
  saleDisputed: kindOf<Disputed>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, stage }) => ({
      title: {
        open: t`The buyer’s bank disputes the payment for ${productname}`,
        won: t`Your sale of ${productname} stands`,
        lost: t`The buyer’s bank reversed the payment for ${productname}`,
      }[stage],
      text: {
        open: t`Keep the item, or proof that you handed it over, until the bank decides. An admin responds to the dispute.`,
        won: t`The bank decided the dispute in our favor.`,
        lost: t`Ask an admin what happens to the item.`,
      }[stage],
      path: paths.dashboard.myProducts.path,
    }),
  }),
  payoutSent: kindOf<Sent>({
    group: 'sales',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: (sent) => ({
      title: sentTitle(sent),
      text: t`The money is in your payout account and goes to your bank from there.`,
      path: paths.dashboard.payouts.path,
    }),
  }),
  payoutBlocked: kindOf<Sent>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: (sent) => ({
      title: blockedTitle(sent),
      text: t`Set up your payouts, and we send it.`,
      path: paths.dashboard.payouts.path,
    }),
  }),
  payoutReversed: kindOf<Sent>({
    group: 'sales',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: (sent) => ({
      title: reversedTitle(sent),
      text: t`The buyer was refunded, or their bank holds the money until it decides.`,
      path: paths.dashboard.payouts.path,
    }),
  }),
  payoutsRestricted: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: t`The payment provider needs more information`,
      text: t`Your payouts are paused until you provide it.`,
      path: paths.dashboard.payouts.path,
    }),
  }),
  bankRefused: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: t`Your bank rejected your payout`,
      text: t`Check the bank account you entered.`,
      path: paths.dashboard.payouts.path,
    }),
  }),
} as const;
