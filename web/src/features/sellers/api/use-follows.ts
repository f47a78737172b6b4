import type { Follow } from '@thriftline/domain/sellers/follow';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 12;

/** The first pages of the sellers an account follows, the latest first, live. */
export function useFollows(uid: string, pages: number): PagedList<Stored<Follow>> {
  return usePagedQuery(
    query(collectionOf('follows'), where('followerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}
