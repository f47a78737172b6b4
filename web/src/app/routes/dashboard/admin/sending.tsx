import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SendingReport } from '@/features/sending/components/sending-report.tsx';

/** What was to be sent by e-mail or push and was not: for admins. */
export function SendingRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Sending`}>
      <OnlineOnly act="seeSent" />
      <SendingReport />
    </DashboardPage>
  );
}
