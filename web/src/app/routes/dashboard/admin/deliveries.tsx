import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { DeliveryReport } from '@/features/deliveries/components/delivery-report.tsx';

/** What was to be sent by e-mail or push and was not: for admins. */
export function DeliveriesRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Sending`}>
      <OnlineOnly act="seeSent" />
      <DeliveryReport />
    </DashboardPage>
  );
}
