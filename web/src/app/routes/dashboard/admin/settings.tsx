import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { ShopSettings } from '@/features/settings/components/shop-settings.tsx';

/** What the operator sets: for admins. */
export function SettingsRoute() {
  return (
    <DashboardPage page="settings">
      <ShopSettings />
    </DashboardPage>
  );
}
