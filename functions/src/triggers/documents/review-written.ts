import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Review } from '@thriftline/domain/reviews/review';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { notifyOnReview } from '../../notifications/events/notify-on-review.ts';
import type { FollowChange } from '../events/document-event.ts';

const reviewOf = (snapshot: DocumentSnapshot) =>
  snapshot.exists ? (fromDocument(snapshot.data() ?? {}) as Review) : undefined;

/** Those whom a review is about, and who wrote it, are told what becomes of it. */
export const reviewWritten: FollowChange = async ({ data, documentId: reviewId }) => {
  await notifyOnReview(reviewId, { before: reviewOf(data.before), after: reviewOf(data.after) });
};
