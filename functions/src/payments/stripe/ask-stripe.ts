import { setTimeout as sleep } from 'node:timers/promises';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { stripe } from './client.ts';
import { failureToAnswer, providerFailure } from './provider-failure.ts';
import { BUSY_PAUSE_MS, BUSY_TRIES } from './request-time.ts';
import { stripeError } from './stripe-errors.ts';

/**
 * Asks Stripe something. What finds it busy is asked again after a pause; what fails throws what it means to the shop, with
 * words for people, and Stripe's error as its cause. A refusal that callers know by its code comes as it is.
 */
export async function askStripe<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  const client = await stripe();
  for (let triesLeft = BUSY_TRIES; ; triesLeft -= 1) {
    try {
      return await ask(client);
    } catch (error) {
      const known = await stripeError(error);
      const failure = known && providerFailure(known);
      if (known === undefined || failure === undefined) throw error;
      if (failure.isBusy && triesLeft > 0) {
        await sleep(BUSY_PAUSE_MS);
        continue;
      }
      if (failure.isOurs) logger.error('The card provider refuses the shop: look at its key', error);
      else logger.warn(`The card provider failed: ${known.code ?? known.statusCode ?? known.type}`, error);
      throw failureToAnswer(failure, error);
    }
  }
}
