import type { StoredTime } from '../base/stored-time.ts';
import type { News } from './notification.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** A kind of notice about one thing is told to one reader once in so many milliseconds. */
export const NOTICE_EVERY_MS = 60 * 60_000;

/** Most e-mails that one account causes to others in a day. */
export const CAUSED_EMAILS_A_DAY = 100;
export const CAUSED_EMAILS_DAY_MS = 24 * 60 * 60_000;

/** How often a kind of notice comes. */
export interface NoticeLimit {
  /** Once an hour about one thing, the later in the place of the earlier; else each. */
  hourly: boolean;
  /** Whether its e-mail is left out, and its entry under the bell kept, once whoever causes it has used up the day's. */
  droppable: boolean;
}

/** Money, and what ends it: each is told, whatever else was. */
const MONEY: NoticeLimit = { hourly: false, droppable: false };
/** The reader asked for it, once a day or in a digest, or the clock sends it once. */
const ASKED_FOR: NoticeLimit = { hourly: false, droppable: false };
/** About the account and what admins do: never left out. */
const ACCOUNT: NoticeLimit = { hourly: true, droppable: false };
/** What another member brings about by an act that costs them nothing. */
const BY_MEMBERS: NoticeLimit = { hourly: true, droppable: true };

/** The limit of each kind. */
export const NOTICE_LIMITS: Readonly<Record<NotificationKind, NoticeLimit>> = {
  question: BY_MEMBERS,
  answer: BY_MEMBERS,
  offer: BY_MEMBERS,
  counterOffer: BY_MEMBERS,
  offerAccepted: BY_MEMBERS,
  offerDeclined: BY_MEMBERS,
  offerLapsed: BY_MEMBERS,
  booked: BY_MEMBERS,
  orderAnswered: BY_MEMBERS,
  reviewPublished: BY_MEMBERS,
  reviewReplied: BY_MEMBERS,
  sold: MONEY,
  paid: MONEY,
  refunded: MONEY,
  saleUndone: MONEY,
  soldToAnother: MONEY,
  saleDisputed: MONEY,
  paymentDisputed: MONEY,
  dispute: MONEY,
  fraudWarning: MONEY,
  refundStuck: MONEY,
  payoutStuck: MONEY,
  payoutSent: MONEY,
  payoutBlocked: MONEY,
  payoutReversed: MONEY,
  payoutsRestricted: MONEY,
  bankRefused: MONEY,
  orderShipped: MONEY,
  orderProblem: MONEY,
  orderEscalated: MONEY,
  orderSplit: MONEY,
  orderStopped: MONEY,
  orderResumed: MONEY,
  orderCompleted: MONEY,
  orderReceived: MONEY,
  sendReminder: ASKED_FOR,
  receiveReminder: ASKED_FOR,
  payReminder: ASKED_FOR,
  reviewOpen: ASKED_FOR,
  reviewReminder: ASKED_FOR,
  confirmAddress: ASKED_FOR,
  freeAgain: ASKED_FOR,
  priceDropped: ASKED_FOR,
  searchHit: ASKED_FOR,
  searchDigest: ASKED_FOR,
  newItems: ASKED_FOR,
  verified: ACCOUNT,
  badgeTakenBack: ACCOUNT,
  itemRemoved: ACCOUNT,
  itemsRemoved: ACCOUNT,
  pictureRemoved: ACCOUNT,
  reviewHidden: ACCOUNT,
  reviewShown: ACCOUNT,
  newDevice: ACCOUNT,
};

/**
 * Kinds whose push messages come each: there is one until the reader has read it, so that a conversation that both are at goes on.
 * Their e-mails come once an hour like others.
 */
export const TALK: readonly NotificationKind[] = ['question', 'answer'];

/** What a notice is about, whoever brought it about: the item of a booking, all devices of an account, else its subject. */
export function thingOf({
  kind,
  to,
  subject,
  params,
}: Pick<News, 'kind' | 'to' | 'subject' | 'params'>): string {
  if (kind === 'newDevice') return to;
  return kind === 'booked' && 'productId' in params ? params.productId : subject;
}

/** Below each account: what it was told last about each thing. */
export const TOLD = 'told';

/** `users/{uid}/told/{kind}_{thing}`: what an account was told of that kind about it. Functions only. Times in milliseconds since 1970. */
export interface Told {
  /** When the first of the hour was told. */
  since: number;
  /** The notices of the hour, the newest last: the others were replaced. */
  notifications: readonly string[];
  /** By channel: from when on the next one may go out. */
  next: Partial<Record<'email' | 'push', number>>;
  /** When Firestore deletes it. */
  expireAt: StoredTime;
}
