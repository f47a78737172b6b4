import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { ShopSettings } from '@/features/settings/components/shop-settings.tsx';

/** What the operator sets: for admins. */
export function SettingsRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage title={t`Settings`}>
      <ShopSettings />
    </DashboardPage>
  );
}
