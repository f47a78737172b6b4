import { AppError } from '@thriftline/domain/errors';
import { paymentDuty, paymentState } from '@thriftline/domain/payment-state';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { type Intent, retrieveIntent } from '../stores/stripe-intents.ts';
import { releaseDeadIntent } from './release-dead-intent.ts';
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

/** Kinds of events that may leave us something to do. */
const CONCERNING: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] satisfies Stripe.Event.Type[];

/**
 * What an event of Stripe's brings about. It only says where to look: what is done depends on what Stripe says of the
 * intent now. Money is settled, and a dead intent frees its hold; one that was declined can be tried again, so its hold
 * stays until it ends or the buyer leaves the page. Kinds that do not concern us bring about nothing.
 */
export async function handleStripeEvent(event: Stripe.Event): Promise<void> {
  if (!CONCERNING.includes(event.type)) return;
  const { id } = event.data.object as Stripe.PaymentIntent;
  const intent = await currentIntent(id);
  if (intent === undefined) return;
  const state = paymentState({ intentStatus: intent.status });
  if (paymentDuty(state) === 'settle') await settlePayment(intent);
  if (state === 'canceled') await releaseDeadIntent(intent);
}
