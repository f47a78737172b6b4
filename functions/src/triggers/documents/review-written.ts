import { notifyOnReview } from '../../notifications/events/notify-on-review.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/** Those whom a review is about, and who wrote it, are told what becomes of it. */
export const reviewWritten: FollowChange = async ({ data, documentId: reviewId }) => {
  await notifyOnReview(reviewId, changeOf('reviews', data));
};
