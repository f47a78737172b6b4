import Skeleton from '@mui/material/Skeleton';
import { may } from '@thriftline/domain/permissions';
import type { ReactNode } from 'react';
import { HowToSell } from '@/features/products/components/how-to-sell.tsx';
import { useSignedInUser } from '@/lib/current-user.ts';

/** Shows a seller's form to who may send it, and how one becomes a seller to others. */
export function SellersOnly({ children }: { children: ReactNode }) {
  const { role } = useSignedInUser();
  if (role === null) return <Skeleton variant="rounded" height={480} sx={{ maxWidth: 640 }} />;
  return may(role, 'products', 'add') ? children : <HowToSell />;
}
