import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '@/components/loading/page-skeleton.tsx';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** How long a page stays without a word while the account is read, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Stands for a page until it is known who is signed in. Says so and offers Reload where that takes long. */
export function SlowAccount() {
  const { t } = useLingui();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return <PageSkeleton />;
  return (
    <div role="status">
      <EmptyState
        title={t`This is taking longer than usual`}
        action={<PlainButton onClick={() => window.location.reload()}>{t`Reload`}</PlainButton>}
      >
        {t`Your account isn’t loaded yet. The page opens as soon as it is.`}
      </EmptyState>
    </div>
  );
}
