import { useLingui } from '@lingui/react/macro';
import { may } from '@thriftline/domain/accounts/permissions';
import { ACCOUNT_LEAVING } from '@thriftline/domain/base/texts/refusal-texts';
import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { HowToSell } from '@/features/products/components/my-products/how-to-sell.tsx';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useWords } from '@/lib/language/use-words.ts';

// Sellers need none, and it brings the calls of functions along.
const BecomeSellerButton = lazy(async () => ({
  default: (await import('@/features/users/components/become-seller-button.tsx')).BecomeSellerButton,
}));

interface SellersOnlyProps {
  /** Whether the form lists items, which members who are leaving can’t do. */
  lists?: boolean;
  children: ReactNode;
}

/** Shows a seller's form to who may send it, and how one becomes a seller to others. */
export function SellersOnly({ lists = false, children }: SellersOnlyProps) {
  const { t } = useLingui();
  const words = useWords();
  const { role, userDoc } = useSignedInUser();
  if (role === null) return <LoadingBlock height={480} maxWidth={640} />;
  if (lists && may(role, 'products', 'add') && userDoc?.deleteAt !== undefined) {
    return <EmptyState title={t`You can’t list items`}>{words(ACCOUNT_LEAVING)}</EmptyState>;
  }
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
