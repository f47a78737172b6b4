import { PageTitle } from '@/components/page-title.tsx';

/** Pays a booking. */
export function PaymentRoute() {
  return <PageTitle title="Payment" />;
}
