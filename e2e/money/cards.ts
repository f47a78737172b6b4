import Stripe from 'stripe';
import { CARD_PROVIDER_PORT, FUNCTIONS } from '../kit/call.ts';

/** Address of the card provider. */
export const CARD_PROVIDER = `http://127.0.0.1:${CARD_PROVIDER_PORT}`;

/** The card provider, as the buyer's page and the tests reach it. */
export const provider = new Stripe(process.env.STRIPE_SECRET_KEY ?? 'sk_test_local', {
  host: '127.0.0.1',
  port: CARD_PROVIDER_PORT,
  protocol: 'http',
  maxNetworkRetries: 0,
  telemetry: false,
});

/** Pays an intent with a test card, as the page does with the card the buyer types. */
export function pay(paymentIntentId: string, card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
  return provider.paymentIntents.confirm(paymentIntentId, { payment_method: card });
}

/** Cents that went back to the buyer. */
export async function refundedCents(paymentIntentId: string): Promise<number> {
  const intent = await provider.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const charge = intent.latest_charge;
  return charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
}

/** The refund of so many cents that the card provider made of a payment. */
export async function refundOf(paymentIntentId: string, cents: number): Promise<string> {
  const { data } = await provider.refunds.list({ payment_intent: paymentIntentId });
  const refund = data.find(({ amount, status }) => amount === cents && status === 'succeeded');
  if (refund === undefined) throw new Error(`${paymentIntentId} has no refund of ${cents} cents.`);
  return refund.id;
}

const WEBHOOK_SECRET = process.env.STRIPE_WEBHOOK_SECRET ?? '';

/** Sends the functions an event, signed by the given secret; the status it was answered with. */
export async function sendEvent(
  type: string,
  object: object,
  { secret = WEBHOOK_SECRET, created = Math.floor(Date.now() / 1000) } = {},
): Promise<number> {
  const event = { id: `evt_${Date.now()}`, object: 'event', type, created, data: { object } };
  const payload = JSON.stringify(event);
  const signature = provider.webhooks.generateTestHeaderString({ payload, secret });
  const response = await fetch(`${FUNCTIONS}/stripeWebhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await response.text();
  return response.status;
}

/** Has the card provider do what nobody asks it for: `/test/…` of its README. */
export async function control(path: string, body: object = {}): Promise<void> {
  const response = await fetch(`${CARD_PROVIDER}/test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The card provider refused ${path}: ${await response.text()}`);
}

/** Sets what goes wrong with the card provider's events: `{drop: true}` loses them, `{}` is as usual. */
export const setWebhooks = (modes: { drop?: boolean }): Promise<void> => control('webhooks', modes);

/**
 * Does something that no event tells of. One that comes late, or twice, finds what a test left half-done and does it: a refund that is
 * due is sent, whoever is about to ask for it again.
 */
export async function setWebhooksAside<T>(act: () => Promise<T>): Promise<T> {
  await setWebhooks({ drop: true });
  try {
    return await act();
  } finally {
    await setWebhooks({});
  }
}

/** Lets the bank send a refund back, as it may days after it succeeded. */
export const failRefund = (refundId: string): Promise<void> =>
  control(`refunds/${refundId}/fail`, { reason: 'expired_or_canceled_card' });

/** Lets the next requests to a path (a regular expression) meet an error of the card provider's: a 500 unless it says more. */
export const failRequests = (requests: {
  path: string;
  /** A part of what is sent, as a regular expression. */
  body?: string;
  count: number;
  method?: string;
  when?: 'before' | 'after';
  status?: number;
  code?: string;
}): Promise<void> => control('faults', { kind: 'error', status: 500, ...requests });

/** Lets the holder of the card dispute a payment. */
export const dispute = (paymentIntentId: string, facts: { reason?: string; inquiry?: boolean } = {}) =>
  control(`payment_intents/${paymentIntentId}/dispute`, facts);

/** Lets the bank decide the dispute about a payment. */
export async function closeDispute(paymentIntentId: string, status: 'won' | 'lost'): Promise<void> {
  const { data } = await provider.disputes.list({ payment_intent: paymentIntentId });
  await control(`disputes/${data[0]?.id}/move`, { status });
}

/** Lets the bank of a card warn of a payment. */
export const warnOfFraud = (paymentIntentId: string) =>
  control(`payment_intents/${paymentIntentId}/warn`, {});
