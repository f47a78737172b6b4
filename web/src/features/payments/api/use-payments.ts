import type { Payment } from '@thriftline/domain/payments/payment';
import { disputeStagesOf, type RecordedState, recordFields } from '@thriftline/domain/payments/payment-state';
import { orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import { type PaymentSorting, paymentOrder } from './payment-order.ts';

/** Payments of a page. */
export const ROWS_PER_PAGE = 25;

function mayBeIn(state: RecordedState): QueryConstraint {
  const stages = disputeStagesOf(state);
  return stages === undefined
    ? where('status', '==', recordFields(state).status)
    : where('dispute.stage', 'in', stages);
}

/**
 * The first pages of all payments, sorted, live; of those alone that may be in the state, when one is given: the
 * records of several states share a status, or their dispute a stage. For admins.
 */
export function usePayments(
  pages: number,
  { state, sorting }: { state: RecordedState | undefined; sorting: PaymentSorting },
): PagedList<Stored<Payment>> {
  const inState = state === undefined ? [] : [mayBeIn(state)];
  const all = collectionOf('payments');
  return usePagedQuery(query(all, ...inState, orderBy(sorting.field, sorting.direction)), {
    pageSize: ROWS_PER_PAGE,
    pages,
    order: paymentOrder(sorting),
  });
}

/** The first pages of what somebody paid, newest first, live. For them and admins. */
export function usePaymentsBy(uid: string, pages: number): PagedList<Stored<Payment>> {
  return usePagedQuery(
    query(collectionOf('payments'), where('buyerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}
