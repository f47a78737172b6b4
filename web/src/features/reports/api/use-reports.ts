import type { Report } from '@thriftline/domain/reports/report';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 10;

const oldestFirst = (a: Stored<Report>, b: Stored<Report>) =>
  a.createdAt.toMillis() - b.createdAt.toMillis() || (a._id < b._id ? -1 : 1);
const lastClosedFirst = (a: Stored<Report>, b: Stored<Report>) =>
  (b.closedAt?.toMillis() ?? 0) - (a.closedAt?.toMillis() ?? 0) || (a._id < b._id ? 1 : -1);

/** Those that are to be decided, the oldest first, live. For admins. */
export function useOpenReports(pages: number): PagedList<Stored<Report>> {
  return usePagedQuery(
    query(collectionOf('reports'), where('state', '==', 'open'), orderBy('createdAt', 'asc')),
    { pageSize: ROWS_PER_PAGE, pages, order: oldestFirst },
  );
}

/** Those that are decided, the last first, live. For admins. */
export function useClosedReports(pages: number): PagedList<Stored<Report>> {
  return usePagedQuery(query(collectionOf('reports'), orderBy('closedAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: lastClosedFirst,
  });
}

/** Those of or by an account, newest first, live. For admins. */
export function useReportsOf(
  uid: string,
  part: 'reportedId' | 'reporterId',
  pages: number,
): PagedList<Stored<Report>> {
  return usePagedQuery(query(collectionOf('reports'), where(part, '==', uid), orderBy('createdAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}
