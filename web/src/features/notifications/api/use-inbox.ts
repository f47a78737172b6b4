import type { StoredNotification } from '@thriftline/domain/notifications/inbox';
import { orderBy, query } from 'firebase/firestore';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import { inboxOf } from './own-inbox.ts';

const ROWS_PER_PAGE = 20;

const newestFirst = (a: Stored<StoredNotification>, b: Stored<StoredNotification>) =>
  b.at.toMillis() - a.at.toMillis() || (a._id < b._id ? 1 : -1);

/** The first pages of what an account was told, newest first, live. */
export function useInbox(uid: string, pages: number): PagedList<Stored<StoredNotification>> {
  return usePagedQuery(query(inboxOf(uid), orderBy('at', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}
