import { DashboardPage } from '@/app/layouts/dashboard-page.tsx';
import { OnlineOnly } from '@/components/online-only.tsx';
import { ReportsList } from '@/features/reports/components/reports-list.tsx';

/** What people reported of conversations. */
export function ReportsRoute() {
  return (
    <DashboardPage title="Reports">
      <OnlineOnly act="Deciding on reports" />
      <ReportsList />
    </DashboardPage>
  );
}
