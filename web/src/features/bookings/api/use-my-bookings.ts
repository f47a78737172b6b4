import type { Booking } from '@thriftline/domain/orders/booking';
import { isOnList } from '@thriftline/domain/orders/booking-state';
import { orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 12;

/** The first pages of a buyer's bookings, newest first, live; without paid orders that were taken off the list. */
export function useMyBookings(uid: string, pages: number): PagedList<Stored<Booking>> {
  const list = usePagedQuery(
    query(collectionOf('bookings'), where('buyerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
  const listed = useMemo(
    () => list.pages.map((page) => ({ ...page, rows: page.rows.filter(({ data }) => isOnList(data)) })),
    [list.pages],
  );
  return { ...list, pages: listed };
}
