import { AppError } from '@thriftline/domain/errors';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { type Intent, retrieveIntent } from '../stores/stripe-intents.ts';
import { settlePayment } from './settle-payment.ts';

/** The intent as Stripe knows it now, since events come late and in any order; undefined when it is not ours. */
async function currentIntent(id: string): Promise<Intent | undefined> {
  try {
    return await retrieveIntent(id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    logger.info(`Payment intent ${id} is not one of ours`);
    return undefined;
  }
}

/** What an event of Stripe's brings about; kinds that do not concern us bring about nothing. */
export async function handleStripeEvent(event: Stripe.Event): Promise<void> {
  if (event.type !== 'payment_intent.succeeded') return;
  const intent = await currentIntent(event.data.object.id);
  if (intent?.status === 'succeeded') await settlePayment(intent);
}
