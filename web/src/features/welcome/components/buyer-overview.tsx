import { paths } from '@/config/paths.ts';
import { useUnpaidOrders } from '../api/use-unpaid-orders.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What waits for a buyer. */
export function BuyerOverview({ uid }: { uid: string }) {
  const unpaid = useUnpaidOrders(uid);
  return (
    <WaitingCard
      count={unpaid}
      label={unpaid === 1 ? 'order to pay' : 'orders to pay'}
      to={paths.dashboard.myOrders.href()}
    />
  );
}
