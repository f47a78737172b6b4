import type { Side } from '../base/side.ts';
import type { Rating } from './review-sums.ts';

const THE: Readonly<Record<Side, string>> = { buyer: 'the buyer', seller: 'the seller' };

/** How many reviews there are: `1 review`. */
export function reviewsText(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}

/** What reviews come to, as it is read out: `4.7 of 5 stars, 12 reviews`. */
export function ratingText({ count, average }: Rating): string {
  return average === undefined
    ? reviewsText(count)
    : `${average.toFixed(1)} of 5 stars, ${reviewsText(count)}`;
}

/** What stars are called as they are read out. */
export function starsText(stars: number): string {
  return stars === 1 ? '1 of 5 stars' : `${stars} of 5 stars`;
}

/** What somebody reads before they write a review of the other side; `until` is the day the time is over. */
export function beforeReview(about: Side, until: string): string {
  return `We publish it once ${THE[about]} has written theirs, or on ${until}. You can’t change it.`;
}

/** What they read once they have. */
export function sealedText(about: Side, until: string): string {
  return `Sealed. We publish it once ${THE[about]} has written theirs, or on ${until}.`;
}

/** What each side is asked. */
export const REVIEW_QUESTIONS: Readonly<Record<Side, string>> = {
  buyer: 'How was the seller?',
  seller: 'How was the buyer?',
};

/** Who wrote it, where the account is gone. */
export const AUTHOR_GONE = 'Deleted account';
