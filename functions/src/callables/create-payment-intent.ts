import { loadCaller } from '../accounts/actor.ts';
import { limitCreations } from '../accounts/limit-creations.ts';
import { createPaymentIntent as create } from '../payments/checkout/create-payment-intent.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Holds the product of the caller's booking and opens the payment for it. */
export const createPaymentIntent = callable(
  'createPaymentIntent',
  { secrets: [STRIPE_SECRET_KEY] },
  async (caller, input) => {
    const actor = await loadCaller(caller);
    await limitCreations(actor);
    return { ...(await create(actor, input)), now: Date.now() };
  },
);
