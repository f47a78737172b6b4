import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SubscriberList } from '@/features/settings/components/subscriber-list.tsx';

/** The addresses that were given for letters: for admins. */
export function SubscribersRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Subscribers`}>
      <OnlineOnly act="exportSubscribers" />
      <SubscriberList />
    </DashboardPage>
  );
}
