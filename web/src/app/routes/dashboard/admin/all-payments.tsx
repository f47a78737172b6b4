import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { PaymentsList } from '@/features/payments/components/list/payments-list.tsx';

/** Every payment, to look up, export or refund. */
export function AllPaymentsRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Payments`}>
      <OnlineOnly act="refund" />
      <PaymentsList />
    </DashboardPage>
  );
}
