import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { OfferList } from '@/features/conversations/components/offers/offer-list.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

/** The offers that wait for a response or for payment. */
export function OffersRoute() {
  const { uid } = useSignedInUser();
  return (
    <DashboardPage page="offers">
      <OfferList uid={uid} />
    </DashboardPage>
  );
}
