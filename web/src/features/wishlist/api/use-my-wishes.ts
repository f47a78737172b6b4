import type { Wish } from '@thriftline/domain/catalogue/wish';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 12;

/** The first pages of a buyer's wish list, newest first, live. */
export function useMyWishes(uid: string, pages: number): PagedList<Stored<Wish>> {
  return usePagedQuery(
    query(collectionOf('wishlist'), where('buyerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}
