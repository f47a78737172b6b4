import type { Side } from '../base/side.ts';
import { type Review, STARS, type Stars } from './review.ts';

/** How many reviews gave one star, two, and so on. */
export type StarCounts = readonly number[];

/** `profiles/{uid}`: what the reviews of an account come to, by the side on which it was. Functions write it. */
export type Profile = Partial<Record<Side, StarCounts>>;

/** From so many reviews on an average says something: that of one would be the one. */
export const MIN_REVIEWS_FOR_AVERAGE = 2;

/** What the reviews of an account come to. */
export interface Rating {
  count: number;
  /** To a tenth; absent below MIN_REVIEWS_FOR_AVERAGE. */
  average?: number;
}

/** What of a review counts. */
export type CountedReview = Pick<Review, 'stars' | 'shown'>;

const NONE: StarCounts = STARS.map(() => 0);

/** The counts once a review that was as `before` is as `after`; undefined where there was, or is, none. What is hidden does not count. */
export function countsAfter(
  counts: StarCounts = NONE,
  { before, after }: { before?: CountedReview | undefined; after?: CountedReview | undefined },
): StarCounts {
  const one = (review: CountedReview | undefined, stars: Stars) =>
    review?.shown && review.stars === stars ? 1 : 0;
  return STARS.map((stars, index) => (counts[index] ?? 0) + one(after, stars) - one(before, stars));
}

/** The counts of all these reviews, counted anew. */
export function facetCounts(reviews: readonly CountedReview[]): StarCounts {
  return reviews.reduce((counts, after) => countsAfter(counts, { after }), NONE);
}

/** How many there are, and what they come to on average. */
export function ratingOf(counts: StarCounts = NONE): Rating {
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count < MIN_REVIEWS_FOR_AVERAGE) return { count };
  const stars = STARS.reduce<number>((sum, one, index) => sum + one * (counts[index] ?? 0), 0);
  return { count, average: Math.round((stars / count) * 10) / 10 };
}
