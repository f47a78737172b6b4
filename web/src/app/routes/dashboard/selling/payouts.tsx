import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { OnlineOnly } from '@/components/states/online-only.tsx';
import { SellerPayouts } from '@/features/payouts/components/seller-payouts.tsx';

/** Where a seller's money goes, and what each sale brought. */
export function PayoutsRoute() {
  return (
    <DashboardPage title="Payouts">
      <SellersOnly>
        <OnlineOnly act="setUpPayouts" instead="You see what was last loaded." />
        <SellerPayouts />
      </SellersOnly>
    </DashboardPage>
  );
}
