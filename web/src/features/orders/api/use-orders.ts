import type { Order } from '@thriftline/domain/orders/order';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 12;

/** What somebody has sold, newest first, live. */
export function useSales(uid: string, pages: number): PagedList<Stored<Order>> {
  return usePagedQuery(
    query(collectionOf('orders'), where('sellerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}

/** What somebody has bought, newest first, live. */
export function usePurchases(uid: string, pages: number): PagedList<Stored<Order>> {
  return usePagedQuery(
    query(collectionOf('orders'), where('buyerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}

const soonestFirst = (a: Stored<Order>, b: Stored<Order>) =>
  (a.dueAt?.toMillis() ?? 0) - (b.dueAt?.toMillis() ?? 0) || (a._id < b._id ? -1 : 1);

/** Orders that an admin has to decide about, those that have waited longest first, live. For admins. */
export function useEscalatedOrders(pages: number): PagedList<Stored<Order>> {
  return usePagedQuery(
    query(collectionOf('orders'), where('state', '==', 'escalated'), orderBy('dueAt', 'asc')),
    { pageSize: ROWS_PER_PAGE, pages, order: soonestFirst },
  );
}
