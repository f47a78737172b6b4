import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { PaymentsList } from '@/features/payments/components/list/payments-list.tsx';

/** Every payment, to look up, export or refund. */
export function AllPaymentsRoute() {
  return (
    <DashboardPage page="allPayments">
      <OnlineOnly act="refund" />
      <PaymentsList />
    </DashboardPage>
  );
}
