import { PayStep } from './pay-step.tsx';

/** Says that the form of the card provider is on its way. */
export function ProviderStep() {
  return (
    <PayStep
      doing="The form of the card provider is being loaded."
      who="The card provider"
      wayOut={{ label: 'Load the page anew', act: () => window.location.reload() }}
    />
  );
}
