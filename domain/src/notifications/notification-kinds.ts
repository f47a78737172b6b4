import { dateFormat } from '../base/locale/locale.ts';
import { formatPrice } from '../base/money.ts';
import { refundFailureWords } from '../payments/refund-words.ts';
import { PICTURE_FAULT_WORDS, type PictureFault } from '../pictures/picture-fault-words.ts';
import { REVIEW_REMINDER_DAYS } from '../reviews/review.ts';
import { savedSearchPath } from '../saved-searches/saved-search-path.ts';
import { sellerPath } from '../sellers/seller-path.ts';

/** What kinds are switched on and off together, in the order of the settings. */
export const NOTIFICATION_GROUPS = [
  'messages',
  'orders',
  'sales',
  'reviews',
  'wishes',
  'searches',
  'follows',
  'account',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** How a notification reaches its account. */
export const NOTIFICATION_CHANNELS = ['inbox', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What a notification says, and where it leads. */
export interface NotificationText {
  title: string;
  /** One sentence more. */
  text?: string;
  /** An address of the app. */
  path: string;
}

/** A kind of notification: `P` are its parameters, which are all that is stored of it. */
interface NotificationKindEntry<P extends object> {
  group: NotificationGroup;
  /** How it comes unless the account has chosen otherwise. */
  channels: readonly NotificationChannel[];
  /** What makes one of it another: there is one a subject and version, whatever happens how often. */
  once: 'an event' | 'a day' | 'until it is read';
  /**
   * Parameters name no other account: they stay when that one goes. `newItems` alone does, and goes with its seller. Prices in
   * dollars.
   */
  say: (params: P) => NotificationText;
}

const kindOf = <P extends object>(entry: NotificationKindEntry<P>) => entry;

type Item = { productId: string; productname: string };
type Priced = Item & {
  price: number /** What of the price is for delivery, if anything. */;
  delivery?: number;
};
type Searched = { searchId: string; name: string; address: string };
/** An item somebody paid for; older notifications do not say by which payment. */
type Paid = Priced & { orderId?: string };

/** `$51.50, including $6 for delivery`. */
function paidWords({ price, delivery }: Pick<Priced, 'price' | 'delivery'>): string {
  return `${formatPrice(price)}${delivery ? `, including ${formatPrice(delivery)} for delivery` : ''}`;
}
type Ordered = { productname: string; orderId: string };
/** A seller's share of a sale. */
type Sent = { productname: string; price: number };
type InConversation = { productname: string; conversationId: string };

/** Where a dispute stands that buyer and seller are told of. */
type Disputed = Item & { stage: 'open' | 'won' | 'lost' };
type DisputedPayment = {
  productname: string;
  price: number;
  stage: 'inquiry' | 'needsResponse' | 'won' | 'lost';
  /** Until when evidence is taken, in milliseconds since 1970. */
  dueAt?: number;
};

const ORDERS = '/dashboard/myorders';
const PRODUCTS = '/dashboard/myproducts';
const PAYMENTS = '/dashboard/payments';
const PAYOUTS = '/dashboard/payouts';
const BOOKS = '/dashboard/books';
const dayOf = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

const itemPath = (productId: string) => `/products/${encodeURIComponent(productId)}`;
const conversationPath = (id: string) => `/dashboard/messages/${encodeURIComponent(id)}`;
const orderPath = (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`;
const paymentPath = (bookingsId: string) => `/dashboard/payments/${encodeURIComponent(bookingsId)}`;

/** How what is urgent, what is worth a letter, and what can wait comes by default. */
const ALL = ['inbox', 'email', 'push'] as const;
const LETTER = ['inbox', 'email'] as const;

const inConversation = (title: (productname: string) => string, channels: readonly NotificationChannel[]) =>
  kindOf<InConversation>({
    group: 'messages',
    channels,
    once: 'an event',
    say: ({ productname, conversationId }) => ({
      title: title(productname),
      path: conversationPath(conversationId),
    }),
  });

const ordered = (
  group: NotificationGroup,
  channels: readonly NotificationChannel[],
  title: (productname: string) => string,
  text?: string,
) =>
  kindOf<Ordered>({
    group,
    channels,
    once: 'an event',
    say: ({ productname, orderId }) => ({
      title: title(productname),
      ...(text !== undefined && { text }),
      path: orderPath(orderId),
    }),
  });

/** What an admin made of a review: told to whoever wrote it, and to whom it is about. */
const moderated = (of: Record<'own' | 'about', (productname: string) => string>) =>
  kindOf<Ordered & { isOwn: boolean; why?: string }>({
    group: 'reviews',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, orderId, isOwn, why }) => ({
      title: (isOwn ? of.own : of.about)(productname),
      ...(why !== undefined && { text: `Reason: ${why}` }),
      path: orderPath(orderId),
    }),
  });

/** Every kind of notification: whom it goes to and what brings it about, the functions' `notifications/` says. */
export const NOTIFICATION_KINDS = {
  question: { ...inConversation((item) => `New question about ${item}`, ALL), once: 'until it is read' },
  answer: { ...inConversation((item) => `New reply about ${item}`, ALL), once: 'until it is read' },
  offer: inConversation((item) => `New offer for ${item}`, ALL),
  counterOffer: inConversation((item) => `The seller made a counteroffer for ${item}`, ALL),
  offerAccepted: inConversation((item) => `Your offer for ${item} was accepted`, ALL),
  offerDeclined: inConversation((item) => `Your offer for ${item} was declined`, LETTER),
  offerLapsed: inConversation((item) => `The offer for ${item} is no longer open`, LETTER),
  booked: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `A buyer booked ${productname}`,
      text: 'The item is sold once they pay.',
      path: PRODUCTS,
    }),
  }),
  sold: kindOf<Paid>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: `${productname} is sold`,
      text: `The buyer paid ${paidWords(paid)}.`,
      path: orderId === undefined ? PRODUCTS : orderPath(orderId),
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
      path: PRODUCTS,
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
      path: PRODUCTS,
    }),
  }),
  payoutSent: kindOf<Sent>({
    group: 'sales',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `We paid out ${formatPrice(price)} for ${productname}`,
      text: 'The money is in your payout account and goes to your bank from there.',
      path: PAYOUTS,
    }),
  }),
  payoutBlocked: kindOf<Sent>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `${formatPrice(price)} for ${productname} is waiting for you`,
      text: 'Set up your payouts, and we send it.',
      path: PAYOUTS,
    }),
  }),
  payoutReversed: kindOf<Sent>({
    group: 'sales',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `Payout reversed: ${formatPrice(price)} for ${productname}`,
      text: 'The buyer was refunded, or their bank holds the money until it decides.',
      path: PAYOUTS,
    }),
  }),
  payoutsRestricted: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: 'The payment provider needs more information',
      text: 'Your payouts are paused until you provide it.',
      path: PAYOUTS,
    }),
  }),
  bankRefused: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: 'Your bank rejected your payout',
      text: 'Check the bank account you entered.',
      path: PAYOUTS,
    }),
  }),
  paid: kindOf<Paid>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: `You bought ${productname}`,
      text: `You paid ${paidWords(paid)}. Your order shows what’s next and how to reach the seller.`,
      path: orderId === undefined ? ORDERS : orderPath(orderId),
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
      path: orderPath(orderId),
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
      path: orderPath(orderId),
    }),
  }),
  reviewOpen: ordered(
    'reviews',
    ['inbox'],
    (item) => `How did it go with ${item}?`,
    'Write a review. It’s published once you have both written one, or when the deadline passes.',
  ),
  reviewReminder: ordered(
    'reviews',
    LETTER,
    (item) => `How did it go with ${item}?`,
    `You have ${REVIEW_REMINDER_DAYS} more days to write a review. It’s published once you have both written one, or when the deadline passes.`,
  ),
  reviewPublished: ordered(
    'reviews',
    ALL,
    (item) => `You have a new review for ${item}`,
    'You can reply once.',
  ),
  reviewReplied: ordered('reviews', LETTER, (item) => `New reply to your review for ${item}`),
  reviewHidden: moderated({
    own: (item) => `An admin hid your review for ${item}`,
    about: (item) => `An admin hid a review you got for ${item}`,
  }),
  reviewShown: moderated({
    own: (item) => `Your review for ${item} is visible again`,
    about: (item) => `A review you got for ${item} is visible again`,
  }),
  refunded: kindOf<Priced & { cardFee?: number }>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, cardFee }) => ({
      title: `Refund: ${formatPrice(price)} for ${productname}`,
      text: `${cardFee ? `You canceled, so the ${formatPrice(cardFee)} card fee isn’t refunded. ` : ''}Your bank may take a few days to show it.`,
      path: ORDERS,
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
        lost: 'You have your money back, so we send no second refund.',
      }[stage],
      path: ORDERS,
    }),
  }),
  soldToAnother: kindOf<Item>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `${productname} was sold to another buyer`,
      text: 'You can no longer pay for your booking.',
      path: ORDERS,
    }),
  }),
  payReminder: kindOf<Item & { bookingsId: string }>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, bookingsId }) => ({
      title: `${productname} is waiting for your payment`,
      text: 'Others can buy it until you pay.',
      path: paymentPath(bookingsId),
    }),
  }),
  priceDropped: kindOf<Item & { from: number; price: number }>({
    group: 'wishes',
    channels: LETTER,
    once: 'a day',
    say: ({ productId, productname, from, price }) => ({
      title: `${productname} is now ${formatPrice(price)}`,
      text: `Down from ${formatPrice(from)}.`,
      path: itemPath(productId),
    }),
  }),
  freeAgain: kindOf<Item>({
    group: 'wishes',
    channels: LETTER,
    once: 'a day',
    say: ({ productId, productname }) => ({
      title: `${productname} is for sale again`,
      path: itemPath(productId),
    }),
  }),
  searchHit: kindOf<Searched & { productname: string }>({
    group: 'searches',
    channels: ALL,
    once: 'until it is read',
    say: ({ productname, ...search }) => ({
      title: `New for “${search.name}”`,
      text: productname,
      path: savedSearchPath(search),
    }),
  }),
  searchDigest: kindOf<Searched & { count: number }>({
    group: 'searches',
    channels: LETTER,
    once: 'a day',
    say: ({ count, ...search }) => ({
      title: `${count === 1 ? '1 new item' : `${count} new items`} for “${search.name}”`,
      path: savedSearchPath(search),
    }),
  }),
  newItems: kindOf<{ sellerId: string; name: string; count: number; productname: string }>({
    group: 'follows',
    channels: ALL,
    once: 'an event',
    say: ({ sellerId, name, count, productname }) => ({
      title: count === 1 ? `${name} listed ${productname}` : `${name} listed ${count} new items`,
      ...(count > 1 && { text: `Including ${productname}.` }),
      path: sellerPath(sellerId),
    }),
  }),
  verified: kindOf<object>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: () => ({
      title: 'You’re now a verified seller',
      text: 'Your items now show the badge.',
      path: PRODUCTS,
    }),
  }),
  badgeTakenBack: kindOf<{ why?: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ why }) => ({
      title: 'An admin removed your Verified badge',
      ...(why !== undefined && { text: `Reason: ${why}` }),
      path: '/dashboard',
    }),
  }),
  itemRemoved: kindOf<{ productname: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname }) => ({ title: `An admin removed ${productname}`, path: PRODUCTS }),
  }),
  pictureRemoved: kindOf<{ why: PictureFault; conversationId?: string }>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: ({ why, conversationId }) => ({
      title: conversationId === undefined ? 'We removed a photo you uploaded' : 'We removed a photo you sent',
      text: `${PICTURE_FAULT_WORDS[why]} Choose another.`,
      path: conversationId === undefined ? PRODUCTS : conversationPath(conversationId),
    }),
  }),
  itemsRemoved: kindOf<{ count: number; why: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ count, why }) => ({
      title: count === 1 ? 'An admin removed your item' : `An admin removed ${count} of your items`,
      text: `Reason: ${why}`,
      path: PRODUCTS,
    }),
  }),
  confirmAddress: kindOf<object>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: () => ({
      title: 'Confirm your e-mail address',
      text: 'Until you do, your listings and bookings are limited. Open the link in the e-mail we sent you.',
      path: '/dashboard',
    }),
  }),
  /** For admins. */
  dispute: kindOf<DisputedPayment>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, stage, dueAt }) => ({
      title: {
        inquiry: `Bank inquiry: ${formatPrice(price)} for ${productname}`,
        needsResponse: `Dispute: ${formatPrice(price)} for ${productname}`,
        won: `Dispute won: ${productname}`,
        lost: `Dispute lost: ${productname}`,
      }[stage],
      text: {
        inquiry: `Respond${dueAt === undefined ? '' : ` by ${dayOf(dueAt)}`} or refund the payment, before it becomes a dispute.`,
        needsResponse: `Respond${dueAt === undefined ? '' : ` by ${dayOf(dueAt)}`}. Payments shows why, and where to respond.`,
        won: 'We have the money again.',
        lost: 'The buyer has the money. We send no second refund.',
      }[stage],
      path: PAYMENTS,
    }),
  }),
  /** For admins. */
  fraudWarning: kindOf<{ productname: string; price: number }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `Fraud warning: ${productname}, ${formatPrice(price)}`,
      text: 'Refund it before the handover to avoid a dispute.',
      path: PAYMENTS,
    }),
  }),
  /** For admins. */
  refundStuck: kindOf<Sent & { failure: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, failure }) => ({
      title: `Refund failed: ${formatPrice(price)} for ${productname}`,
      text: refundFailureWords(failure),
      path: PAYMENTS,
    }),
  }),
  /** For admins. */
  payoutStuck: kindOf<Sent & { why: 'account' | 'refused' | 'owed' }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, why }) => ({
      title: {
        account: `No payout account: ${formatPrice(price)} for ${productname}`,
        refused: `Payout failed: ${formatPrice(price)} for ${productname}`,
        owed: `A seller owes ${formatPrice(price)} for ${productname}`,
      }[why],
      text: {
        account: 'The seller hasn’t set up payouts for weeks. Refund the buyer, or write to the seller.',
        refused: 'The payment provider refused the transfer. Books shows why.',
        owed: 'The buyer was refunded, or their bank holds the money, and the seller’s payout account can’t cover it.',
      }[why],
      path: BOOKS,
    }),
  }),
  newDevice: kindOf<{ device: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ device }) => ({
      title: `New sign-in: ${device}`,
      text: 'If this wasn’t you, change your password and sign out on all devices.',
      path: '/dashboard/account',
    }),
  }),
} as const;

/** One of them. */
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** What is stored of a notification of the kind. */
export type NotificationParams<K extends NotificationKind> = Parameters<
  (typeof NOTIFICATION_KINDS)[K]['say']
>[0];
