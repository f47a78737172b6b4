import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Payment } from '@thriftline/domain/payments/payment';
import { paymentState, type RecordedState } from '@thriftline/domain/payments/payment-state';
import { useState } from 'react';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { type ColumnHead, RecordTable } from '@/components/records/record-table.tsx';
import { sortHead } from '@/components/records/sort-head.tsx';
import { useColumnChoice } from '@/components/records/use-column-choice.tsx';
import { useLookFurther } from '@/components/records/use-look-further.ts';
import { ParcelPicture, SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { nextPaymentSorting, type PaymentSorting, paymentOrder } from '../../api/payment-order.ts';
import { useFoundPayments } from '../../api/use-found-payments.ts';
import { ROWS_PER_PAGE, usePayments } from '../../api/use-payments.ts';
import { matchesSearch } from '../../matches-search.ts';
import { type PaymentColumn, paymentColumns } from './payment-columns.tsx';
import { PaymentsToolbar } from './payments-toolbar.tsx';

/** Whether a payment is in the state that was chosen, if one was. */
function isIn(state: RecordedState | undefined, payment: Stored<Payment>): boolean {
  return state === undefined || paymentState({ record: payment }) === state;
}

/** Whether nothing was chosen yet, so that there is no list to stay beside. */
function isFirst(state: RecordedState | undefined, { field, direction }: PaymentSorting): boolean {
  return state === undefined && field === 'createdAt' && direction === 'desc';
}

/** All payments, page by page, sorted, with search, a filter by state, and export. For admins. */
export function PaymentsList() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<RecordedState>();
  const { pages, showMore, showFirst } = useShownPages();
  const [sorting, setSorting] = useState<PaymentSorting>({ field: 'createdAt', direction: 'desc' });
  const { shown, chooser } = useColumnChoice('payments', paymentColumns());
  const list = usePayments(pages, { state, sorting });
  const wanted = search.trim();
  const found = [
    ...useFoundPayments(DOCUMENT_NAMES.paymentIntentId, wanted),
    ...useFoundPayments('youremail', wanted.toLowerCase()),
  ];

  const loaded = list.pages.flatMap((page) => page.rows.map((row) => row.data));
  const looking = useLookFurther(list, {
    found: loaded.filter((payment) => isIn(state, payment)).length,
    // Without a state all that is loaded is shown, or searched through.
    enough: state === undefined ? 0 : ROWS_PER_PAGE,
    pages,
    showMore,
  });
  const choose = (chosen: RecordedState | undefined) => {
    setState(chosen);
    showFirst();
  };

  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.status === 'loading' && list.pages.length === 0 && isFirst(state, sorting))
    return <RecordSkeletons />;

  const isFiltered = state !== undefined || wanted !== '';
  if (list.status === 'unknown') return <NotOnDevice />;
  if (loaded.length === 0 && !isFiltered) {
    return (
      <EmptyState picture={<ParcelPicture />} title={t`No payments yet`}>
        {t`Payments appear here once a buyer pays.`}
      </EmptyState>
    );
  }
  // The search looks through what is loaded; the queries add what is not.
  const all = new Map([...loaded, ...found].map((payment) => [payment._id, payment]));
  const payments = [...all.values()]
    .filter((payment) => isIn(state, payment) && matchesSearch(payment, search))
    .sort(paymentOrder(sorting));
  const isLoading = list.status === 'loading' || (looking && payments.length === 0);
  const headOf = ({ title, sort }: PaymentColumn): ColumnHead =>
    sort === undefined
      ? { title }
      : sortHead({
          title,
          sorted: sorting.field === sort ? sorting.direction : undefined,
          onSort: () => setSorting(nextPaymentSorting(sorting, sort)),
        });
  const inState = list.hasMore
    ? t`Load more to keep searching.`
    : t`Choose another status to see other payments.`;

  return (
    <>
      <PaymentsToolbar
        search={search}
        onSearch={setSearch}
        state={state}
        onState={choose}
        sorting={sorting}
        onSort={setSorting}
        payments={payments}
      >
        {chooser}
      </PaymentsToolbar>
      {isLoading && <RecordSkeletons />}
      {payments.length > 0 && (
        <RecordTable label={t`Payments`} columns={shown.map(headOf)}>
          <RecordRows columns={shown} records={payments} />
        </RecordTable>
      )}
      {payments.length === 0 && !isLoading && (
        <EmptyState
          picture={<SearchPicture />}
          title={list.hasMore ? t`No matches so far` : t`No matching payments`}
          action={
            <Button
              variant="outlined"
              onClick={() => {
                setSearch('');
                choose(undefined);
              }}
            >
              {t`Clear filters`}
            </Button>
          }
        >
          {wanted === '' ? inState : t`Search by the beginning of a transaction ID or e-mail address.`}
        </EmptyState>
      )}
      <LoadMore hasMore={list.hasMore} loading={looking} onLoadMore={showMore} />
    </>
  );
}
