import type { Report } from '@thriftline/domain/reports/report';
import { orderBy, query, where } from 'firebase/firestore';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 10;

const oldestFirst = (a: Stored<Report>, b: Stored<Report>) =>
  a.createdAt.toMillis() - b.createdAt.toMillis() || (a._id < b._id ? -1 : 1);
const lastClosedFirst = (a: Stored<Report>, b: Stored<Report>) =>
  (b.closedAt?.toMillis() ?? 0) - (a.closedAt?.toMillis() ?? 0) || (a._id < b._id ? 1 : -1);

/** Those that are to be decided, the oldest first, but of the admin who asks; live. */
export function useOpenReports(pages: number): PagedList<Stored<Report>> {
  const { uid: mine } = useSignedInUser();
  return usePagedQuery(
    query(
      collectionOf('reports'),
      where('state', '==', 'open'),
      where('reportedId', '!=', mine),
      orderBy('createdAt', 'asc'),
    ),
    { pageSize: ROWS_PER_PAGE, pages, order: oldestFirst },
  );
}

/** Those that are decided, the last first, but of the admin who asks; live. */
export function useClosedReports(pages: number): PagedList<Stored<Report>> {
  const { uid: mine } = useSignedInUser();
  return usePagedQuery(
    query(collectionOf('reports'), where('reportedId', '!=', mine), orderBy('closedAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: lastClosedFirst },
  );
}

/** Those of another account, newest first, live. For admins, who may not ask for those of themselves. */
export function useReportsAbout(uid: string, pages: number): PagedList<Stored<Report>> {
  return usePagedQuery(
    query(collectionOf('reports'), where('reportedId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}

/** Those by an account, newest first, but of the admin who asks; live. */
export function useReportsBy(uid: string, pages: number): PagedList<Stored<Report>> {
  const { uid: mine } = useSignedInUser();
  return usePagedQuery(
    query(
      collectionOf('reports'),
      where('reporterId', '==', uid),
      where('reportedId', '!=', mine),
      orderBy('createdAt', 'desc'),
    ),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}
