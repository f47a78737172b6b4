import type { AnyNews } from '@thriftline/domain/notifications/notification';
import type { Review } from '@thriftline/domain/reviews/review';

/** What there is to tell of all that has become of a review: each is an event of its own. */
export function noticesOfReview(reviewId: string, review: Review): AnyNews[] {
  const { aboutId, authorId, orderId, productname, reply, shown, hiddenWhy, moderatedAt } = review;
  const params = { productname, orderId };
  const subject = reviewId;
  const author = authorId === undefined ? {} : { by: authorId };
  const news: AnyNews[] = [{ kind: 'reviewPublished', to: aboutId, ...author, subject, version: 1, params }];
  if (reply && authorId !== undefined) {
    news.push({ kind: 'reviewReplied', to: authorId, by: aboutId, subject, version: 1, params });
  }
  if (moderatedAt === undefined) return news;
  const version = moderatedAt.toMillis();
  const why = hiddenWhy === undefined ? {} : { why: hiddenWhy };
  for (const to of [authorId, aboutId]) {
    if (to === undefined) continue;
    const kind = shown ? 'reviewShown' : 'reviewHidden';
    news.push({ kind, to, subject, version, params: { ...params, ...why, isOwn: to === authorId } });
  }
  return news;
}
