import type { Follow } from '@thriftline/domain/sellers/follow';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 12;

const followsOf = (uid: string) =>
  query(collectionOf('follows'), where('followerId', '==', uid), orderBy('createdAt', 'desc'));

/** The first pages of the sellers an account follows, the latest first, live. */
export function useFollows(uid: string, pages: number): PagedList<Stored<Follow>> {
  return usePagedQuery(followsOf(uid), { pageSize: ROWS_PER_PAGE, pages, order: newestFirst });
}

/** The sellers an account followed last, live: twelve at most. Nothing while the account is null. */
export function useNewestFollows(uid: string | null): LiveList<Stored<Follow>> {
  return useLiveQuery(uid === null ? null : query(followsOf(uid), limit(ROWS_PER_PAGE)));
}
