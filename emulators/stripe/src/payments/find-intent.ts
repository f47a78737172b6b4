import type { Stripe } from 'stripe';
import { ResourceMissing } from '../protocol/api-error.ts';
import type { PaymentContext } from './payment-context.ts';

/** The payment intent with this id; throws Stripe's answer when there is none. */
export function findIntent(
  context: PaymentContext,
  id: string,
  { param, status }: { param: string; status: 400 | 404 } = { param: 'intent', status: 404 },
): Stripe.PaymentIntent {
  const intent = context.store.paymentIntents.get(id);
  if (intent === undefined) throw new ResourceMissing('payment_intent', id, param, status);
  return intent;
}
