import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { RecordSkeletons } from '@/components/record-skeletons.tsx';
import { RecordTable } from '@/components/record-table.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { useFoundPayments } from '../api/use-found-payments.ts';
import { usePayments } from '../api/use-payments.ts';
import { matchesSearch } from '../matches-search.ts';
import { PaymentRow } from './payment-row.tsx';
import { PaymentsToolbar } from './payments-toolbar.tsx';

const COLUMNS = ['Time', 'Buyer', 'Amount', 'State', 'Actions'] as const;

/** All payments, newest first, page by page, with search and export. For admins. */
export function PaymentsList() {
  const [search, setSearch] = useState('');
  const { pages, showMore } = useShownPages();
  const list = usePayments(pages);
  const wanted = search.trim();
  const found = [
    ...useFoundPayments('transactionId', wanted),
    ...useFoundPayments('youremail', wanted.toLowerCase()),
  ];

  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'loading') return <RecordSkeletons />;

  const loaded = list.pages.flatMap((page) => page.rows.map((row) => row.data));
  if (loaded.length === 0) return <EmptyState title="No payments yet" />;
  // The search looks through what is loaded; the queries add what is not.
  const all = new Map([...loaded, ...found].map((payment) => [payment._id, payment]));
  const payments = [...all.values()].filter((payment) => matchesSearch(payment, search)).sort(newestFirst);

  return (
    <>
      <PaymentsToolbar search={search} onSearch={setSearch} payments={payments} />
      {payments.length > 0 ? (
        <RecordTable label="Payments" columns={COLUMNS}>
          {payments.map((payment) => (
            <PaymentRow key={payment._id} payment={payment} />
          ))}
        </RecordTable>
      ) : (
        <EmptyState title="No payment matches">
          Transaction ids and addresses can be looked up by how they begin.
        </EmptyState>
      )}
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={showMore} />
    </>
  );
}
