import { loadCaller } from '../../accounts/actor.ts';
import { limitCreations } from '../../accounts/limits/limit-creations.ts';
import { createPaymentIntent as create } from '../../payments/checkout/create-payment-intent.ts';
import { call } from '../serve/call.ts';

/** Holds the product of the caller's booking and opens the payment for it. */
export const createPaymentIntent = call('createPaymentIntent', async (caller, input) => {
  const actor = await loadCaller(caller);
  await limitCreations(actor);
  return { ...(await create(actor, input)), now: Date.now() };
});
