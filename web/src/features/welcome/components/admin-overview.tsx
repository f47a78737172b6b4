import { paths } from '@/config/paths.ts';
import { useSellersToVerify } from '../api/use-sellers-to-verify.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What waits for an admin. */
export function AdminOverview() {
  const sellers = useSellersToVerify();
  return (
    <WaitingCard
      count={sellers}
      label={sellers === 1 ? 'seller to verify' : 'sellers to verify'}
      to={paths.dashboard.allSellers.href()}
    />
  );
}
