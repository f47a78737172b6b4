import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SellerPayouts } from '@/features/payouts/components/seller-payouts.tsx';

/** Where a seller's money goes, and what each sale brought. */
export function PayoutsRoute() {
  const { t } = useLingui();
  return (
    <DashboardPage page="payouts">
      <SellersOnly>
        <OnlineOnly act="setUpPayouts" instead={t`This is what was last loaded.`} />
        <SellerPayouts />
      </SellersOnly>
    </DashboardPage>
  );
}
