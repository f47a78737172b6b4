import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { OrderDesk } from '@/features/orders/components/order-desk.tsx';

/** Orders that an admin has to decide about. */
export function OrderDeskRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Order Desk`}>
      <OnlineOnly act="decideOrders" />
      <OrderDesk />
    </DashboardPage>
  );
}
