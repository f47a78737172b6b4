import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { SellersOnly } from '@/app/layouts/sellers-only.tsx';
import { SalesList } from '@/features/orders/components/sales-list.tsx';
import { usePayouts } from '@/features/payouts/api/use-payouts.ts';
import { SaleShare } from '@/features/payouts/components/sale-share.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';

/** A seller's sales, with the payout of each. Buyers see how to become a seller. */
export function SalesRoute() {
  return (
    <DashboardPage page="sales">
      <SellersOnly>
        <Sales />
      </SellersOnly>
    </DashboardPage>
  );
}

function Sales() {
  const { uid } = useSignedInUser();
  const { pages, showMore } = useShownPages();
  // There is one for each sale, but for the oldest: so as many pages reach as far back.
  const payouts = usePayouts(uid, pages).pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  return (
    <SalesList
      pages={pages}
      onLoadMore={showMore}
      share={({ _id }) => {
        const payout = payouts.find((one) => one._id === _id);
        return payout && <SaleShare payout={payout} />;
      }}
    />
  );
}
