import { msg, plural, t } from '@lingui/core/macro';
import { perLocale } from '../base/locale/locale.ts';
import { lookedUp } from '../base/locale/looked-up.ts';
import type { Side } from '../base/side.ts';
import type { Rating } from './review-sums.ts';

/** How many reviews there are: `1 review`. */
export function reviewsText(count: number): string {
  return plural(count, { one: '# review', other: '# reviews' });
}

const oneDecimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** An average of stars: `4.7`. */
export const averageText = (average: number) => oneDecimal().format(average);

/** What reviews come to, as it is read out: `4.7 of 5 stars, 12 reviews`. */
export function ratingText({ count, average }: Rating): string {
  if (average === undefined) return reviewsText(count);
  const stars = averageText(average);
  return t`${stars} of 5 stars, ${plural(count, { one: '# review', other: '# reviews' })}`;
}

/** What stars are called as they are read out. */
export function starsText(stars: number): string {
  return plural(stars, { one: '# of 5 stars', other: '# of 5 stars' });
}

/** What somebody reads before they write a review of the other side; `until` is the day the time is over. */
export function beforeReview(about: Side, until: string): string {
  return about === 'buyer'
    ? t`We publish it once the buyer has written theirs, or on ${until}. You can’t change it.`
    : t`We publish it once the seller has written theirs, or on ${until}. You can’t change it.`;
}

/** What they read once they have. */
export function sealedText(about: Side, until: string): string {
  return about === 'buyer'
    ? t`Sealed. We publish it once the buyer has written theirs, or on ${until}.`
    : t`Sealed. We publish it once the seller has written theirs, or on ${until}.`;
}

/** What each side is asked. */
export const REVIEW_QUESTIONS = lookedUp<Side>({
  buyer: msg`How was the seller?`,
  seller: msg`How was the buyer?`,
});

/** Who wrote it, where the account is gone. */
export const authorGone = () => t`Deleted account`;
