import { CHANGEABLE } from '@thriftline/domain/catalogue/changeable-fields';
import { MAX_REVIEW_TEXT, STARS } from '@thriftline/domain/reviews/review';
import { list } from './rules-language.ts';
import type { RulesPart } from './rules-part.ts';

/** Reviews and what the reviewed reply. */
export const REVIEW_PARTS: readonly RulesPart[] = [
  {
    name: 'review-text',
    from: 'reviews/review.ts',
    text: `
function isReviewText(value) {
  return isLongText(value, 1, ${MAX_REVIEW_TEXT});
}

function areStars(value) {
  return value in ${list(STARS)};
}
`,
  },
  {
    name: 'review-reply',
    from: 'catalogue/changeable-fields.ts',
    text: `
function changeable() {
  return ${list(CHANGEABLE.reviews)};
}
`,
  },
];
