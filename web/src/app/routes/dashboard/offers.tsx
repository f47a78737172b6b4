import { useLingui } from '@lingui/react/macro';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OfferList } from '@/features/conversations/components/offers/offer-list.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

/** The offers that wait for a response or for payment. */
export function OffersRoute() {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  return (
    <DashboardPage title={t`Offers`}>
      <OfferList uid={uid} />
    </DashboardPage>
  );
}
