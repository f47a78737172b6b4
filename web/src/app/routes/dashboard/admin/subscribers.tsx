import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SubscriberList } from '@/features/settings/components/subscriber-list.tsx';

/** The addresses that were given for letters: for admins. */
export function SubscribersRoute() {
  return (
    <DashboardPage page="subscribers">
      <OnlineOnly act="exportSubscribers" />
      <SubscriberList />
    </DashboardPage>
  );
}
