import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SendingReport } from '@/features/sending/components/sending-report.tsx';

/** What was to be sent by e-mail or push and was not: for admins. */
export function SendingRoute() {
  return (
    <DashboardPage page="deliveries">
      <OnlineOnly act="seeSent" />
      <SendingReport />
    </DashboardPage>
  );
}
