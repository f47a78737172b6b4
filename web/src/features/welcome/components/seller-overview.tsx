import { paths } from '@/config/paths.ts';
import { useMyStock } from '../api/use-my-stock.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What a seller has for sale and has sold. */
export function SellerOverview({ uid }: { uid: string }) {
  const stock = useMyStock(uid);
  const to = paths.dashboard.myProducts.href();
  return (
    <>
      <WaitingCard count={stock?.forSale} label="for sale" to={to} />
      <WaitingCard count={stock?.sold} label="sold" to={to} />
    </>
  );
}
