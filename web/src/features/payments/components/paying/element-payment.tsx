import { Elements } from '@stripe/react-stripe-js';
import { useMemo } from 'react';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useElementAppearance } from '../../hooks/use-element-appearance.ts';
import { useStripeScript } from '../../hooks/use-stripe-script.ts';
import { ElementForm } from './element-form.tsx';
import type { PayFormProps } from './pay-form.tsx';
import { ProviderLoading } from './provider-loading.tsx';

/** The form with the Payment Element, and the provider's script under it; a chunk of its own. */
export function ElementPayment(props: PayFormProps) {
  const { stripe, error, retry } = useStripeScript();
  const appearance = useElementAppearance();
  const { clientSecret } = props.intent;
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance]);
  if (error !== undefined) return <ErrorState error={error} onRetry={retry} />;
  if (stripe === null) return <ProviderLoading height={330} />;
  return (
    // A group is of one intent for good.
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <ElementForm {...props} />
    </Elements>
  );
}
