import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import { getStripe } from '@/lib/calls/stripe.ts';

/** The card provider's script: null until it is there, with the error and another try when it does not come. */
export function useStripeScript(): { stripe: Stripe | null; error: unknown; retry: () => void } {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [error, setError] = useState<unknown>();

  const load = useCallback(() => {
    setError(undefined);
    getStripe().then(setStripe, setError);
  }, []);

  useEffect(load, [load]);

  return { stripe, error, retry: load };
}
