import { Elements } from '@stripe/react-stripe-js';
import { ErrorState } from '@/components/states/error-state.tsx';
import { useStripeScript } from '../../hooks/use-stripe-script.ts';
import { CardForm } from './card-form.tsx';
import type { PayFormProps } from './pay-form.tsx';
import { ProviderLoading } from './provider-loading.tsx';

/** The card form with the provider's script under it; a chunk of its own. */
export function CardPayment(props: PayFormProps) {
  const { stripe, error, retry } = useStripeScript();
  if (error !== undefined) return <ErrorState error={error} onRetry={retry} />;
  if (stripe === null) return <ProviderLoading height={150} />;
  return (
    <Elements stripe={stripe}>
      <CardForm {...props} />
    </Elements>
  );
}
