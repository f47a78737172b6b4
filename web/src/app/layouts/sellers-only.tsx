import { may } from '@thriftline/domain/accounts/permissions';
import type { ReactNode } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { HowToSell } from '@/features/products/components/my-products/how-to-sell.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

/** Shows a seller's form to who may send it, and how one becomes a seller to others. */
export function SellersOnly({ children }: { children: ReactNode }) {
  const { role } = useSignedInUser();
  if (role === null) return <LoadingBlock height={480} maxWidth={640} />;
  return may(role, 'products', 'add') ? children : <HowToSell />;
}
