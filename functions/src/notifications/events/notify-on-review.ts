import { type AnyNews, notificationId } from '@thriftline/domain/notifications/notification';
import type { Review } from '@thriftline/domain/reviews/review';
import { read } from '../../firestore/collection.ts';
import { reviewDocument } from '../../reviews/review-documents.ts';
import { noticesOfReview } from '../notices/notices-of-review.ts';
import { notifyAndSend } from '../notify-and-send.ts';

function newsSince(reviewId: string, before: Review | undefined, review: Review | undefined): AnyNews[] {
  if (review === undefined) return [];
  const nameOf = (news: AnyNews) => `${news.to}/${notificationId(news)}`;
  const known = new Set((before ? noticesOfReview(reviewId, before) : []).map(nameOf));
  return noticesOfReview(reviewId, review).filter((news) => !known.has(nameOf(news)));
}

/**
 * Tells both sides of a review what has become of it since it was as before, by what is stored now: so events that come late, twice or
 * in another order tell the same.
 */
export async function notifyOnReview(
  reviewId: string,
  { before, after }: { before: Review | undefined; after: Review | undefined },
): Promise<void> {
  if (newsSince(reviewId, before, after).length === 0) return;
  const review = await read(reviewDocument(reviewId));
  for (const news of newsSince(reviewId, before, review)) await notifyAndSend(news);
}
