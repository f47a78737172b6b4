import { STRIPE_SECRET_KEY } from '../config.ts';
import { loadActor } from '../services/actor.ts';
import { createPaymentIntent as create } from '../services/create-payment-intent.ts';
import { limitCreations } from '../services/limit-creations.ts';
import { callable } from './callable.ts';

/** Holds the product of the caller's booking and opens the payment for it. */
export const createPaymentIntent = callable(
  'createPaymentIntent',
  { secrets: [STRIPE_SECRET_KEY] },
  async ({ uid }, input) => {
    const actor = await loadActor(uid);
    await limitCreations(actor);
    return create(actor, input);
  },
);
