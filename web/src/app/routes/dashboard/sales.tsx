import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { SalesList } from '@/features/orders/components/sales-list.tsx';

/** What somebody has sold. */
export function SalesRoute() {
  return (
    <DashboardPage title="Sales">
      <SalesList />
    </DashboardPage>
  );
}
