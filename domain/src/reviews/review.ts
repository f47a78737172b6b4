import type { Side } from '../base/side.ts';
import type { StoredTime } from '../base/stored-time.ts';

/** Days after the end of an order in which its sides may write a review. */
export const REVIEW_DAYS = 14;

/** Days before that in which whoever has written none is reminded, once. */
export const REVIEW_REMINDER_DAYS = 3;

/** Longest review and longest reply, in characters. The rules are written from it. */
export const MAX_REVIEW_TEXT = 1000;

/** How good a sale was, the worst first. The rules are written from it. */
export const STARS = [1, 2, 3, 4, 5] as const;
/** One of them. */
export type Stars = (typeof STARS)[number];

/** Both sides of an order, each of which may write one review. */
export const REVIEW_SIDES = ['buyer', 'seller'] as const satisfies readonly Side[];

/** What somebody says of the other side of an order. */
export interface ReviewWords {
  stars: Stars;
  /** Absent where the stars say it all. */
  text?: string;
}

/**
 * `orders/{orderId}/sealedReviews/{side}`: a review that nobody but its author knows of. Its author writes it, once; a function
 * publishes and deletes it.
 */
export interface SealedReview extends ReviewWords {
  authorId: string;
  /** When it is published though the other side has written none: as its order says. */
  publishAt: StoredTime;
  createdAt: StoredTime;
}

/** What the reviewed answers, once. */
export interface ReviewReply {
  text: string;
  at: StoredTime;
}

/** `reviews/{orderId}_{side}`: a published review. Functions write it, but for the reply. */
export interface Review extends ReviewWords {
  orderId: string;
  productId: string;
  productname: string;
  /** Which side of the order wrote it. */
  by: Side;
  /** Nothing of an author whose account is gone. A buyer's surname is shortened. */
  authorId?: string;
  authorName?: string;
  /** Who is reviewed: the other side. */
  aboutId: string;
  publishedAt: StoredTime;
  /** Whether it is to be seen, and counts; an admin may hide it. */
  shown: boolean;
  /** Why an admin hid it. */
  hiddenWhy?: string;
  /** When an admin hid it or showed it again last. */
  moderatedAt?: StoredTime;
  reply?: ReviewReply;
}

/** The side that a review of this one is about. */
export function otherSide(side: Side): Side {
  return side === 'buyer' ? 'seller' : 'buyer';
}

/** Until when an order that ends at `releasedAt` may be reviewed; both in milliseconds since 1970. */
export function reviewEnd(releasedAt: number): number {
  return releasedAt + REVIEW_DAYS * 24 * 60 * 60_000;
}

/** When whoever has written none by then is reminded of it; both in milliseconds since 1970. */
export function reviewReminderAt(releasedAt: number): number {
  return reviewEnd(releasedAt) - REVIEW_REMINDER_DAYS * 24 * 60 * 60_000;
}

/** Whether an order may be reviewed at `now` (milliseconds since 1970): it is complete, and not for too long. */
export function isReviewable(
  { state, reviewUntil }: { state: string; reviewUntil?: StoredTime },
  now: number,
): boolean {
  return state === 'released' && reviewUntil !== undefined && now < reviewUntil.toMillis();
}

/**
 * Whether the sealed reviews of an order are to be published at `now` (milliseconds since 1970): both sides have written theirs, or
 * the time to write one is over. What has become of the order since is no part of it: a sale that is refunded afterwards, or that a bank
 * takes back, was complete when it was reviewed. Only nothing new is written of it (`isReviewable`).
 */
export function arePublishable(sealed: readonly Pick<SealedReview, 'publishAt'>[], now: number): boolean {
  return sealed.length === REVIEW_SIDES.length || sealed.some(({ publishAt }) => publishAt.toMillis() <= now);
}

/** What everybody reads of a buyer's name: the first word, and of the last its first letter. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial}.`;
}
