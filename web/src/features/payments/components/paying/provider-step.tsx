import { useLingui } from '@lingui/react/macro';
import { PayStep } from './pay-step.tsx';

/** Says that the form of the card provider is on its way. */
export function ProviderStep() {
  const { t } = useLingui();
  return (
    <PayStep
      doing={t`Loading the payment form…`}
      wayOut={{ label: t`Reload page`, act: () => window.location.reload() }}
    />
  );
}
