import { may } from '@thriftline/domain/accounts/permissions';
import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { HowToSell } from '@/features/products/components/my-products/how-to-sell.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';

// Sellers need none, and it brings the calls of functions along.
const BecomeSellerButton = lazy(async () => ({
  default: (await import('@/features/users/components/become-seller-button.tsx')).BecomeSellerButton,
}));

/** Shows a seller's form to who may send it, and how one becomes a seller to others. */
export function SellersOnly({ children }: { children: ReactNode }) {
  const { role } = useSignedInUser();
  if (role === null) return <LoadingBlock height={480} maxWidth={640} />;
  if (may(role, 'products', 'add')) return children;
  return (
    <HowToSell
      action={
        <Suspense fallback={<LoadingBlock height={44} maxWidth={180} />}>
          <BecomeSellerButton variant="contained" />
        </Suspense>
      }
    />
  );
}
