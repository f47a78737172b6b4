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

/** `$51.50, $6 of it for delivery`. */
function paidWords({ price, delivery }: Pick<Priced, 'price' | 'delivery'>): string {
  return `${formatPrice(price)}${delivery ? `, ${formatPrice(delivery)} of it for delivery` : ''}`;
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
      ...(why !== undefined && { text: `The reason: ${why}` }),
      path: orderPath(orderId),
    }),
  });

/** Every kind of notification: whom it goes to and what brings it about, the functions' `notifications/` says. */
export const NOTIFICATION_KINDS = {
  question: { ...inConversation((item) => `New question about ${item}`, ALL), once: 'until it is read' },
  answer: { ...inConversation((item) => `New answer about ${item}`, ALL), once: 'until it is read' },
  offer: inConversation((item) => `New offer for ${item}`, ALL),
  counterOffer: inConversation((item) => `The seller makes you another offer for ${item}`, ALL),
  offerAccepted: inConversation((item) => `Your offer for ${item} is accepted`, ALL),
  offerDeclined: inConversation((item) => `Your offer for ${item} is declined`, LETTER),
  offerLapsed: inConversation((item) => `The offer for ${item} does not stand any more`, LETTER),
  booked: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `Somebody booked ${productname}`,
      text: 'It is sold once they have paid.',
      path: PRODUCTS,
    }),
  }),
  sold: kindOf<Paid>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: `${productname} is sold`,
      text: `The buyer has paid ${paidWords(paid)}.`,
      path: orderId === undefined ? PRODUCTS : orderPath(orderId),
    }),
  }),
  sendReminder: ordered(
    'sales',
    ALL,
    (item) => `${item} waits to be sent`,
    'Send it or hand it over soon, or the buyer gets the money back.',
  ),
  orderCompleted: ordered('sales', LETTER, (item) => `The sale of ${item} is complete`, 'The buyer has it.'),
  orderProblem: ordered(
    'sales',
    ALL,
    (item) => `Something is wrong with ${item}`,
    'Read what the buyer says, and settle it with them.',
  ),
  saleUndone: kindOf<Item>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname }) => ({
      title: `The sale of ${productname} was undone`,
      text: 'The money goes back to the buyer. The item is for sale again unless you have deleted it.',
      path: PRODUCTS,
    }),
  }),
  saleDisputed: kindOf<Disputed>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, stage }) => ({
      title: {
        open: `The buyer’s bank wants the money for ${productname} back`,
        won: `The sale of ${productname} stands`,
        lost: `The buyer’s bank gave the money for ${productname} back`,
      }[stage],
      text: {
        open: 'Keep the item, or proof that you handed it over, until the bank has decided. An admin answers it.',
        won: 'The bank has decided for the shop.',
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
      title: `${formatPrice(price)} for ${productname} is paid out`,
      text: 'It is in your payout account, from which it goes to your bank.',
      path: PAYOUTS,
    }),
  }),
  payoutBlocked: kindOf<Sent>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `${formatPrice(price)} for ${productname} waits for you`,
      text: 'Say where your money goes, and it is sent.',
      path: PAYOUTS,
    }),
  }),
  payoutReversed: kindOf<Sent>({
    group: 'sales',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price }) => ({
      title: `${formatPrice(price)} for ${productname} is taken back`,
      text: 'The buyer has the money back, or their bank holds it until it has decided.',
      path: PAYOUTS,
    }),
  }),
  payoutsRestricted: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: 'The payment provider needs something from you',
      text: 'Until then money for what you sell waits.',
      path: PAYOUTS,
    }),
  }),
  bankRefused: kindOf<object>({
    group: 'sales',
    channels: ALL,
    once: 'an event',
    say: () => ({
      title: 'Your bank did not take your money',
      text: 'Look at the bank account that you have named.',
      path: PAYOUTS,
    }),
  }),
  paid: kindOf<Paid>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, orderId, ...paid }) => ({
      title: `You have bought ${productname}`,
      text: `You paid ${paidWords(paid)}. Your order says what comes next, and how to reach the seller.`,
      path: orderId === undefined ? ORDERS : orderPath(orderId),
    }),
  }),
  orderShipped: ordered(
    'orders',
    ALL,
    (item) => `${item} is on its way to you`,
    'Say so when it is there, or when something is wrong with it.',
  ),
  orderAnswered: ordered(
    'orders',
    ALL,
    (item) => `The seller says something about ${item}`,
    'Settle it between the two of you, or an admin takes it up.',
  ),
  receiveReminder: ordered(
    'orders',
    LETTER,
    (item) => `Is ${item} there?`,
    'In two days it counts as received. If something is wrong, say so before.',
  ),
  orderReceived: ordered('orders', LETTER, (item) => `Your order of ${item} is complete`),
  orderEscalated: ordered(
    'orders',
    ALL,
    (item) => `An admin looks at the order of ${item}`,
    'The time to settle it between the two of you is over.',
  ),
  orderStopped: kindOf<Ordered & { until: number }>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, until }) => ({
      title: `We stopped your order of ${productname}`,
      text: `We suspended its seller. An admin refunds you or lets the order go on by ${dayOf(until)}.`,
      path: orderPath(orderId),
    }),
  }),
  orderResumed: ordered('orders', LETTER, (item) => `Your order of ${item} goes on`),
  orderSplit: kindOf<Ordered & { toBuyer: number }>({
    group: 'orders',
    channels: ALL,
    once: 'an event',
    say: ({ productname, orderId, toBuyer }) => ({
      title: `An admin split the money for ${productname}`,
      text: `${formatPrice(toBuyer)} of it goes back to the buyer, who keeps the item; the seller has the rest.`,
      path: orderPath(orderId),
    }),
  }),
  reviewOpen: ordered(
    'reviews',
    ['inbox'],
    (item) => `How was it with ${item}?`,
    'Write a review of the other side: nobody sees it before they have written theirs, or the time is over.',
  ),
  reviewReminder: ordered(
    'reviews',
    LETTER,
    (item) => `How was it with ${item}?`,
    `You can write a review for ${REVIEW_REMINDER_DAYS} more days: nobody sees it before the other side has written theirs, or the time is over.`,
  ),
  reviewPublished: ordered(
    'reviews',
    ALL,
    (item) => `You have a new review for ${item}`,
    'You can answer it once.',
  ),
  reviewReplied: ordered('reviews', LETTER, (item) => `There is an answer to your review for ${item}`),
  reviewHidden: moderated({
    own: (item) => `An admin hid your review for ${item}`,
    about: (item) => `An admin hid the review that you had for ${item}`,
  }),
  reviewShown: moderated({
    own: (item) => `Your review for ${item} is shown again`,
    about: (item) => `The review that you had for ${item} is shown again`,
  }),
  refunded: kindOf<Priced & { cardFee?: number }>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, cardFee }) => ({
      title: `${formatPrice(price)} for ${productname} goes back to you`,
      text: `${cardFee ? `That is what you paid less the card fee of ${formatPrice(cardFee)}, as you canceled. ` : ''}Your bank may take some days to show it.`,
      path: ORDERS,
    }),
  }),
  paymentDisputed: kindOf<Disputed>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, stage }) => ({
      title: {
        open: `Your bank wants your payment for ${productname} back`,
        won: `Your payment for ${productname} stands`,
        lost: `Your bank gave you the money for ${productname} back`,
      }[stage],
      text: {
        open: 'Until it has decided, the shop cannot refund it. If you did not mean to ask, tell your bank.',
        won: 'Your bank has decided for the shop.',
        lost: 'The shop sends no refund on top.',
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
      text: 'Your booking cannot be paid any more.',
      path: ORDERS,
    }),
  }),
  payReminder: kindOf<Item & { bookingsId: string }>({
    group: 'orders',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, bookingsId }) => ({
      title: `${productname} waits for your payment`,
      text: 'Until it is paid, others can still buy it.',
      path: paymentPath(bookingsId),
    }),
  }),
  priceDropped: kindOf<Item & { from: number; price: number }>({
    group: 'wishes',
    channels: LETTER,
    once: 'a day',
    say: ({ productId, productname, from, price }) => ({
      title: `${productname} costs ${formatPrice(price)} now`,
      text: `It was ${formatPrice(from)}.`,
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
      ...(count > 1 && { text: `Among them ${productname}.` }),
      path: sellerPath(sellerId),
    }),
  }),
  verified: kindOf<object>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: () => ({
      title: 'You are a verified seller now',
      text: 'Your items show the badge.',
      path: PRODUCTS,
    }),
  }),
  badgeTakenBack: kindOf<{ why?: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ why }) => ({
      title: 'An admin took your badge back',
      ...(why !== undefined && { text: `The reason: ${why}` }),
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
      text: `The reason: ${why}`,
      path: PRODUCTS,
    }),
  }),
  confirmAddress: kindOf<object>({
    group: 'account',
    channels: ['inbox'],
    once: 'an event',
    say: () => ({
      title: 'Confirm your e-mail address',
      text: 'Until then you can list and book little. Open the link in the letter we sent you.',
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
        inquiry: `A bank asks about ${formatPrice(price)} for ${productname}`,
        needsResponse: `${formatPrice(price)} for ${productname} is disputed`,
        won: `The dispute about ${productname} is won`,
        lost: `The dispute about ${productname} is lost`,
      }[stage],
      text: {
        inquiry: `Answer${dueAt === undefined ? '' : ` by ${dayOf(dueAt)}`}, or refund it, before it becomes a dispute.`,
        needsResponse: `Answer${dueAt === undefined ? '' : ` by ${dayOf(dueAt)}`}: Payments shows why, and where.`,
        won: 'The money is with the shop again.',
        lost: 'The buyer has the money. No refund is sent on top.',
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
      title: `A bank takes ${formatPrice(price)} for ${productname} for fraud`,
      text: 'Refund it before the item is handed over: that keeps a dispute away.',
      path: PAYMENTS,
    }),
  }),
  /** For admins. */
  refundStuck: kindOf<Sent & { failure: string }>({
    group: 'account',
    channels: LETTER,
    once: 'an event',
    say: ({ productname, price, failure }) => ({
      title: `${formatPrice(price)} for ${productname} could not go back to its buyer`,
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
        account: `${formatPrice(price)} for ${productname} has nowhere to go`,
        refused: `${formatPrice(price)} for ${productname} cannot be sent`,
        owed: `A seller owes ${formatPrice(price)} for ${productname}`,
      }[why],
      text: {
        account: 'Its seller has set up no payouts for weeks: refund the buyer, or write to the seller.',
        refused: 'The payment provider refuses the transfer: the books say why.',
        owed: 'The buyer has the money back, or their bank holds it, and the seller’s payout account does not have it.',
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
      text: 'If that was not you, change your password and sign out on all devices.',
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
