import type { Review } from '@thriftline/domain/reviews/review';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 10;

const lastPublishedFirst = (a: Stored<Review>, b: Stored<Review>) =>
  b.publishedAt.toMillis() - a.publishedAt.toMillis() || (a._id < b._id ? 1 : -1);

/** What buyers said of a seller, the newest first, live; with what is hidden of it for admins. */
export function useReviewsOf(
  sellerId: string,
  { pages, hidden }: { pages: number; hidden: boolean },
): PagedList<Stored<Review>> {
  return usePagedQuery(
    query(
      collectionOf('reviews'),
      where('aboutId', '==', sellerId),
      where('by', '==', 'buyer'),
      ...(hidden ? [] : [where('shown', '==', true)]),
      orderBy('publishedAt', 'desc'),
    ),
    { pageSize: ROWS_PER_PAGE, pages, order: lastPublishedFirst },
  );
}
