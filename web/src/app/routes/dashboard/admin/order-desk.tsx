import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { OrderDesk } from '@/features/orders/components/order-desk.tsx';

/** Orders that an admin has to decide about. */
export function OrderDeskRoute() {
  return (
    <DashboardPage page="orderDesk">
      <OnlineOnly act="decideOrders" />
      <OrderDesk />
    </DashboardPage>
  );
}
