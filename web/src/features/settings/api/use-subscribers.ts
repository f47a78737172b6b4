import type { Subscriber } from '@thriftline/domain/subscriber';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import type { Stored } from '@/lib/stored.ts';

const ROWS_PER_PAGE = 25;

/** The first pages of the addresses that were given for letters, newest first, live. For admins. */
export function useSubscribers(pages: number): PagedList<Stored<Subscriber>> {
  return usePagedQuery(query(collectionOf('subscribers'), orderBy('createdAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}
