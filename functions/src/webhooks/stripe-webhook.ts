import { AppError } from '@thriftline/domain/base/errors';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { disableBodyParser } from '../bodies/disable-body-parser.ts';
import { readBody } from '../bodies/read-body.ts';
import { stripe } from '../payments/stripe/client.ts';
import {
  STRIPE_CONNECT_WEBHOOK_SECRET,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../platform/config.ts';
import { SCALE } from '../platform/scale.ts';
import { stripeConnectWebhookSecret, stripeWebhookSecret } from '../platform/secrets.ts';

disableBodyParser(['stripeWebhook']);

/** More than Stripe's events have. */
const MAX_EVENT_BYTES = 1024 * 1024;

async function verifiedEvent(
  body: Buffer,
  signature: string,
  secret: string,
): Promise<Stripe.Event | undefined> {
  const client = await stripe();
  try {
    return client.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    logger.warn('Refused an event', error);
    return undefined;
  }
}

/** Does what an event brings about. What that takes is loaded with the first: most functions of the bundle need none of it. */
async function handle(event: Stripe.Event, isOfSellers: boolean): Promise<void> {
  if (isOfSellers) {
    const { handleConnectEvent } = await import('../payments/payouts/handle-connect-event.ts');
    await handleConnectEvent(event);
  } else {
    const { handleStripeEvent } = await import('../payments/events/handle-stripe-event.ts');
    await handleStripeEvent(event);
  }
}

/** What is below the function's address where Stripe sends what happens to sellers' accounts: an endpoint with a secret of its own. */
const CONNECT_PATH = '/connect';

/**
 * Where Stripe sends its events (https://docs.stripe.com/webhooks). What is not signed by Stripe is refused, kinds that
 * do not concern us are acknowledged, and a failure is answered with 500, so that Stripe sends the event again.
 */
export const stripeWebhook = onRequest(
  { secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET], ...SCALE.members },
  async (request, response) => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).json({ error: 'POST only' });
      return;
    }
    const isOfSellers = request.path.endsWith(CONNECT_PATH);
    let secret: string;
    try {
      secret = isOfSellers ? stripeConnectWebhookSecret() : stripeWebhookSecret();
    } catch (error) {
      logger.error('No event is taken', error);
      response.status(500).json({ error: 'Try again' });
      return;
    }
    const signature = request.get('stripe-signature') ?? '';
    const body = await readBody(request, MAX_EVENT_BYTES).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      response.status(413).json({ error: error.message });
      return undefined;
    });
    if (body === undefined) return;
    const event = await verifiedEvent(body, signature, secret);
    if (event === undefined) {
      response.status(400).json({ error: 'The signature is not valid' });
      return;
    }
    try {
      await handle(event, isOfSellers);
      response.json({ received: true });
    } catch (error) {
      logger.error(`Event ${event.id} (${event.type}) failed`, error);
      response.status(500).json({ error: 'Try again' });
    }
  },
);
