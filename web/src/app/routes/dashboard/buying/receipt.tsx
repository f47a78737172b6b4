import { invariant } from '@thriftline/domain/base/invariant';
import { useParams } from 'react-router-dom';
import { DashboardPage } from '@/app/layouts/dashboard/dashboard-page.tsx';
import { Receipt } from '@/features/payments/components/receipt/receipt.tsx';

/** What a paid order cost, to keep or to print. */
export function ReceiptRoute() {
  const { id } = useParams();
  invariant(id !== undefined, 'the address of a receipt has its payment or booking');
  return (
    <DashboardPage page="receipt">
      <Receipt key={id} id={id} />
    </DashboardPage>
  );
}
