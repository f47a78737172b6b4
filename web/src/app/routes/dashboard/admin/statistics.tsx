import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { NumbersReport } from '@/features/statistics/components/numbers-report.tsx';

/** How the shop grew: members, items, orders, money and disputes by month, for admins. */
export function StatisticsRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Statistics`}>
      <OnlineOnly act="count" />
      <NumbersReport />
    </DashboardPage>
  );
}
