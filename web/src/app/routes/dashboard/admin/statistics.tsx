import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { NumbersReport } from '@/features/statistics/components/numbers-report.tsx';

/** How the shop grew: members, items, orders, money and disputes by month, for admins. */
export function StatisticsRoute() {
  return (
    <DashboardPage page="statistics">
      <OnlineOnly act="count" />
      <NumbersReport />
    </DashboardPage>
  );
}
