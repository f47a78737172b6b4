import { PageTitle } from '@/components/page-title.tsx';

/** The buyer's bookings. */
export function MyOrdersRoute() {
  return <PageTitle title="My Orders" />;
}
