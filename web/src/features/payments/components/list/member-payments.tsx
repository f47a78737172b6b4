import { RecordSection } from '@/components/records/record-section.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { usePaymentsBy } from '../../api/use-payments.ts';
import { PAYMENT_COLUMNS } from './payment-columns.tsx';

/** What a member paid, newest first, with the way to refund it; for admins. */
export function MemberPayments({ uid }: { uid: string }) {
  const { pages, showMore } = useShownPages('paid');
  return (
    <RecordSection
      title="Payments"
      list={usePaymentsBy(uid, pages)}
      columns={PAYMENT_COLUMNS}
      empty="Nothing paid yet"
      onLoadMore={showMore}
    />
  );
}
