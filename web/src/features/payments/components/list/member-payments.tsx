import { useLingui } from '@lingui/react/macro';
import { RecordSection } from '@/components/records/record-section.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { usePaymentsBy } from '../../api/use-payments.ts';
import { paymentColumns } from './payment-columns.tsx';

/** What a member paid, newest first, with the way to refund it; for admins. */
export function MemberPayments({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages('paid');
  return (
    <RecordSection
      title={t`Payments`}
      list={usePaymentsBy(uid, pages)}
      columns={paymentColumns()}
      empty={t`Nothing paid yet`}
      onLoadMore={showMore}
    />
  );
}
