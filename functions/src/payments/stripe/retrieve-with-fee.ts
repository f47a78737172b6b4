import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { isPermissionError } from './stripe-errors.ts';

const CHARGE = 'latest_charge';

/**
 * An intent with its charge, the charge's given parts, and what the provider took for it. A key that may read payments and not the
 * balance gets the intent without the latter: money that arrived is recorded all the same.
 */
export async function retrieveWithFee(
  paymentIntentId: string,
  parts: readonly string[] = [],
): Promise<Stripe.PaymentIntent> {
  const retrieve = (...names: string[]) =>
    askStripe((client) =>
      client.paymentIntents.retrieve(paymentIntentId, {
        expand: [CHARGE, ...[...parts, ...names].map((name) => `${CHARGE}.${name}`)],
      }),
    );
  try {
    return await retrieve('balance_transaction');
  } catch (error) {
    if (!(await isPermissionError(error))) throw error;
    const intent = await retrieve();
    logger.error('The key may not read balance transactions: no card fee is known, so none is kept', error);
    return intent;
  }
}
