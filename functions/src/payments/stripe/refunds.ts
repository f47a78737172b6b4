import type { Stripe } from 'stripe';
import { stripe } from './client.ts';
import { type Listed, type ListRange, listParameters } from './listed.ts';
import { refundRequest } from './refund-request.ts';
import { isStripeError } from './stripe-errors.ts';

/** A refund, as far as it matters here. */
export interface Refund {
  id: string;
  /** Whether the bank refused it or somebody took it back: the money is with the shop again. */
  isFailed: boolean;
  /** Why, in Stripe's words. */
  failure: string | undefined;
}

function toRefund({ id, status, failure_reason }: Stripe.Refund): Refund {
  return { id, isFailed: status === 'failed' || status === 'canceled', failure: failure_reason };
}

/** More refunds than one payment ever has. */
const MANY = 100;

/** The refunds of an intent, newest first. */
export async function refundsOf(paymentIntentId: string): Promise<Refund[]> {
  const client = await stripe();
  const { data } = await client.refunds.list({ payment_intent: paymentIntentId, limit: MANY });
  return data.map(toRefund);
}

/**
 * Gives back all that is left of the money, once however often it is asked, and gives the refund. Without an amount
 * Stripe refuses a second one, whatever its key; so a new key, which `tries` makes, gets past an error that Stripe
 * saved under the old one and never sends the money twice.
 */
export async function refundIntent(paymentIntentId: string, tries: number): Promise<Refund> {
  const client = await stripe();
  try {
    const refund = await client.refunds.create(refundRequest(paymentIntentId), {
      idempotencyKey: `refund-${paymentIntentId}-${tries}`,
    });
    return toRefund(refund);
  } catch (error) {
    if (!(await isStripeError(error, 'charge_already_refunded'))) throw error;
    // By an earlier try whose answer got lost, or in Stripe's dashboard.
    const sent = (await refundsOf(paymentIntentId)).find(({ isFailed }) => !isFailed);
    if (sent === undefined) throw error;
    return sent;
  }
}

const REFUND_EVENTS: Stripe.Event.Type[] = ['charge.refunded', 'refund.updated', 'refund.failed'];

/** Which intents had a refund made or changed in a stretch of time, newest first: an id may come more than once. */
export async function* listRefundNews(range: ListRange): AsyncGenerator<Listed<string>> {
  const client = await stripe();
  const events = client.events.list({ ...listParameters(range), types: REFUND_EVENTS });
  for await (const { id, data } of events) {
    const { payment_intent: intent } = data.object as Stripe.Charge | Stripe.Refund;
    yield { id, item: (typeof intent === 'string' ? intent : intent?.id) ?? undefined };
  }
}
