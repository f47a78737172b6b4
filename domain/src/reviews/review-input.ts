import { msg } from '@lingui/core/macro';
import { boolean, type InferType, number, object, string } from 'yup';
import { MAX_WHY } from '../accounts/audit-entry.ts';
import { optionalText, text } from '../base/fields/fields.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { MAX_REVIEW_TEXT, STARS } from './review.ts';

/** What somebody says of the other side of their order. */
export const reviewSchema = object({
  stars: number()
    .nullable()
    .required(msg`Choose one to five stars`)
    .oneOf(STARS, msg`Choose one to five stars`),
  text: optionalText({ max: MAX_REVIEW_TEXT, lines: true }),
});

/** What the reviewed answers. */
export const replySchema = object({ text: text({ max: MAX_REVIEW_TEXT, lines: true }) });

/** Why an admin hides a review, or shows it again: whoever wrote it reads it, and whom it is about. */
export const moderationReasonSchema = object({ reason: text({ min: 10, max: MAX_WHY, lines: true }) });

/** What hides a review, or shows it again. */
export const moderateReviewSchema = moderationReasonSchema.shape({
  reviewId: string()
    .typeError(msg`Must be a text`)
    .required(FIELD_REQUIRED)
    .matches(/^[A-Za-z0-9_-]{1,136}$/, {
      message: msg`Not the id of a review`,
      excludeEmptyString: true,
    }),
  shown: boolean().typeError(msg`Must be true or false`).required(FIELD_REQUIRED),
});
export type ModerateReview = InferType<typeof moderateReviewSchema>;
