import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/states/empty-state.tsx';

/** Stands where a buyer would otherwise find a form they cannot send; the action makes them a seller. */
export function HowToSell({ action }: { action: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Become a seller to list items`} action={action}>
      <Trans>You keep your orders, wish list and messages, and you can still buy.</Trans>
    </EmptyState>
  );
}
