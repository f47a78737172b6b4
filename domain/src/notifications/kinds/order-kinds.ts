import { t } from '@lingui/core/macro';
import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { dayOf } from './day-of.ts';
import { ALL, INBOX_AND_EMAIL, kindOf } from './kind-entry.ts';
import { ordered } from './ordered.ts';
import type { Disputed, Item, Ordered, Paid, Priced } from './parameters.ts';

function boughtText(paid: Pick<Priced, 'price' | 'delivery'>): string {
  const price = formatPrice(paid.price);
  if (!paid.delivery) return t`You paid ${price}. Your order shows what’s next and how to reach the seller.`;
  const delivery = formatPrice(paid.delivery);
  return t`You paid ${price}, including ${delivery} for delivery. Your order shows what’s next and how to reach the seller.`;
}

function stoppedText(until: number): string {
  const day = dayOf(until);
  return t`We suspended its seller. An admin refunds you or resumes the order by ${day}.`;
}

function splitText(toBuyer: number): string {
  const amount = formatPrice(toBuyer);
  return t`The buyer keeps the item and is refunded ${amount}. The seller gets the rest.`;
}

function refundTitle(productname: string, price: number): string {
  const amount = formatPrice(price);
  return t`Refund: ${amount} for ${productname}`;
}

function refundText(cardFee: number | undefined): string {
  if (!cardFee) return t`Your bank may take a few days to show it.`;
  const fee = formatPrice(cardFee);
  return t`You canceled, so the ${fee} card fee isn’t refunded. Your bank may take a few days to show it.`;
}

/** What buyers are told of what they booked and paid. */
export const ORDER_KINDS = {
  paid: kindOf<Paid>({
    group: 'orders',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: t`You bought ${productname}`,
      text: boughtText(paid),
      path: orderId === undefined ? paths.dashboard.myOrders.path : paths.dashboard.order.href(orderId),
    }),
  }),
  orderShipped: ordered(
    'orders',
    ALL,
    (item) => t`${item} is on its way to you`,
    () => t`Confirm receipt when it arrives, or report a problem.`,
  ),
  orderAnswered: ordered(
    'orders',
    ALL,
    (item) => t`The seller responded about ${item}`,
    () => t`Try to work it out together. If you can’t, an admin decides.`,
  ),
  receiveReminder: ordered(
    'orders',
    INBOX_AND_EMAIL,
    (item) => t`Has ${item} arrived?`,
    () => t`In two days, we mark it as received. If something is wrong, report it before then.`,
  ),
  orderReceived: ordered('orders', INBOX_AND_EMAIL, (item) => t`Your order of ${item} is complete`),
  orderEscalated: ordered(
    'orders',
    ALL,
    (item) => t`An admin is reviewing the order of ${item}`,
    () => t`The deadline to work it out together has passed.`,
  ),
  orderStopped: kindOf<Ordered & { until: number }>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, until }) => ({
      title: t`We stopped your order of ${productname}`,
      text: stoppedText(until),
      path: paths.dashboard.order.href(orderId),
    }),
  }),
  orderResumed: ordered('orders', INBOX_AND_EMAIL, (item) => t`Your order of ${item} was resumed`),
  orderSplit: kindOf<Ordered & { toBuyer: number }>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, toBuyer }) => ({
      title: t`An admin split the payment for ${productname}`,
      text: splitText(toBuyer),
      path: paths.dashboard.order.href(orderId),
    }),
  }),
  refunded: kindOf<Priced & { cardFee?: number }>({
    group: 'orders',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, price, cardFee }) => ({
      title: refundTitle(productname, price),
      text: refundText(cardFee),
      path: paths.dashboard.myOrders.path,
    }),
  }),
  paymentDisputed: kindOf<Disputed>({
    group: 'orders',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, stage }) => ({
      title: {
        open: t`Your bank disputes your payment for ${productname}`,
        won: t`Your payment for ${productname} stands`,
        lost: t`Your bank reversed your payment for ${productname}`,
      }[stage],
      text: {
        open: t`Until your bank decides, we can’t refund you. If you didn’t mean to dispute it, tell your bank.`,
        won: t`Your bank decided the dispute in our favor.`,
        lost: t`Your bank returned your money, so we send no second refund.`,
      }[stage],
      path: paths.dashboard.myOrders.path,
    }),
  }),
  soldToAnother: kindOf<Item>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: t`${productname} was sold to another buyer`,
      text: t`You can no longer pay for your booking.`,
      path: paths.dashboard.myOrders.path,
    }),
  }),
  payReminder: kindOf<Item & { bookingsId: string }>({
    group: 'orders',
    channels: INBOX_AND_EMAIL,
    once: 'an event',
    say: ({ productname, bookingsId }) => ({
      title: t`${productname} is waiting for your payment`,
      text: t`Others can buy it until you pay.`,
      path: paths.dashboard.payment.href(bookingsId),
    }),
  }),
} as const;
