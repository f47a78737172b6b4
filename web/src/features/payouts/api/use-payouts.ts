import type { Payout } from '@thriftline/domain/payouts/payout';
import { STUCK_PAYOUT_STATES } from '@thriftline/domain/payouts/stuck-payout-texts';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf, documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 12;

/** What a seller gets of each sale, newest first, live. */
export function usePayouts(uid: string, pages: number): PagedList<Stored<Payout>> {
  return usePagedQuery(
    query(collectionOf('payouts'), where('sellerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}

/** What the seller gets of one sale, live; `missing` where nothing was written down. */
export function usePayout(orderId: string): LiveDocument<Stored<Payout>> {
  return useLiveDocument(documentOf('payouts', orderId));
}

const oldestFirst = (a: Stored<Payout>, b: Stored<Payout>) => newestFirst(b, a);

/** Payouts that somebody has to look after, the oldest first, live. For admins. */
export function useStuckPayouts(pages: number): PagedList<Stored<Payout>> {
  return usePagedQuery(
    query(collectionOf('payouts'), where('state', 'in', STUCK_PAYOUT_STATES), orderBy('createdAt', 'asc')),
    { pageSize: ROWS_PER_PAGE, pages, order: oldestFirst },
  );
}
