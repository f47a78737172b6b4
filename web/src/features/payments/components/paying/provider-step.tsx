import { PayStep } from './pay-step.tsx';

/** Says that the form of the card provider is on its way. */
export function ProviderStep() {
  return (
    <PayStep
      doing="Loading the payment form…"
      wayOut={{ label: 'Reload page', act: () => window.location.reload() }}
    />
  );
}
