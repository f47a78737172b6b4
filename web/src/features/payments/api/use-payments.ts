import type { Payment } from '@thriftline/domain/payment';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import type { Stored } from '@/lib/stored.ts';

const ROWS_PER_PAGE = 25;

/** The first pages of all payments, newest first, live. For admins. */
export function usePayments(pages: number): PagedList<Stored<Payment>> {
  return usePagedQuery(query(collectionOf(firestore, 'payments'), orderBy('createdAt', 'desc')), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: newestFirst,
  });
}
