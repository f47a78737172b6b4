import { formatPrice } from '../../base/money.ts';
import { paths } from '../../base/paths.ts';
import { dayOf } from './day-of.ts';
import { ALL, kindOf, LETTER } from './kind-entry.ts';
import { ordered } from './ordered.ts';
import { paidText } from './paid-text.ts';
import type { Disputed, Item, Ordered, Paid, Priced } from './parameters.ts';

/** What buyers are told of what they booked and paid. */
export const ORDER_KINDS = {
  paid: kindOf<Paid>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: `You bought ${productname}`,
      text: `You paid ${paidText(paid)}. Your order shows what’s next and how to reach the seller.`,
      path: orderId === undefined ? paths.dashboard.myOrders.path : paths.dashboard.order.href(orderId),
    }),
  }),
  orderShipped: ordered(
    'orders',
    ALL,
    (item) => `${item} is on its way to you`,
    'Confirm receipt when it arrives, or report a problem.',
  ),
  orderAnswered: ordered(
    'orders',
    ALL,
    (item) => `The seller responded about ${item}`,
    'Try to work it out together. If you can’t, an admin decides.',
  ),
  receiveReminder: ordered(
    'orders',
    LETTER,
    (item) => `Has ${item} arrived?`,
    'In two days, we mark it as received. If something is wrong, report it before then.',
  ),
  orderReceived: ordered('orders', LETTER, (item) => `Your order of ${item} is complete`),
  orderEscalated: ordered(
    'orders',
    ALL,
    (item) => `An admin is reviewing the order of ${item}`,
    'The deadline to work it out together has passed.',
  ),
  orderStopped: kindOf<Ordered & { until: number }>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, until }) => ({
      title: `We stopped your order of ${productname}`,
      text: `We suspended its seller. An admin refunds you or resumes the order by ${dayOf(until)}.`,
      path: paths.dashboard.order.href(orderId),
    }),
  }),
  orderResumed: ordered('orders', LETTER, (item) => `Your order of ${item} was resumed`),
  orderSplit: kindOf<Ordered & { toBuyer: number }>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, toBuyer }) => ({
      title: `An admin split the payment for ${productname}`,
      text: `The buyer keeps the item and is refunded ${formatPrice(toBuyer)}. The seller gets the rest.`,
      path: paths.dashboard.order.href(orderId),
    }),
  }),
  refunded: kindOf<Priced & { cardFee?: number }>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, cardFee }) => ({
      title: `Refund: ${formatPrice(price)} for ${productname}`,
      text: `${cardFee ? `You canceled, so the ${formatPrice(cardFee)} card fee isn’t refunded. ` : ''}Your bank may take a few days to show it.`,
      path: paths.dashboard.myOrders.path,
    }),
  }),
  paymentDisputed: kindOf<Disputed>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, stage }) => ({
      title: {
        open: `Your bank disputes your payment for ${productname}`,
        won: `Your payment for ${productname} stands`,
        lost: `Your bank reversed your payment for ${productname}`,
      }[stage],
      text: {
        open: 'Until your bank decides, we can’t refund you. If you didn’t mean to dispute it, tell your bank.',
        won: 'Your bank decided the dispute in our favor.',
        lost: 'Your bank returned your money, so we send no second refund.',
      }[stage],
      path: paths.dashboard.myOrders.path,
    }),
  }),
  soldToAnother: kindOf<Item>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `${productname} was sold to another buyer`,
      text: 'You can no longer pay for your booking.',
      path: paths.dashboard.myOrders.path,
    }),
  }),
  payReminder: kindOf<Item & { bookingsId: string }>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, bookingsId }) => ({
      title: `${productname} is waiting for your payment`,
      text: 'Others can buy it until you pay.',
      path: paths.dashboard.payment.href(bookingsId),
    }),
  }),
} as const;
