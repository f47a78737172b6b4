import { isRefundRefusal } from '@thriftline/domain/payments/refund-failure-texts';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { stripe } from './client.ts';
import { DISPUTE_EVENTS } from './disputes.ts';
import { type Listed, type ListRange, listParameters } from './listed.ts';
import { refundRequest } from './refund-request.ts';
import { stripeCode } from './stripe-errors.ts';

/** A refund, as far as it matters here. */
export interface Refund {
  id: string;
  cents: number;
  /** Whether the bank refused it or somebody took it back: the money is with the shop again. */
  isFailed: boolean;
  /** Whether the bank has still to confirm it. */
  isPending: boolean;
  /** Why, in Stripe's words. */
  failure: string | undefined;
  /** That the answer was given before, to a request whose answer got lost: what became of the refund since is not in it. */
  isReplayed?: true;
}

/** Stripe's refund, as far as it matters here. */
export function toRefund({ id, amount, status, failure_reason }: Stripe.Refund): Refund {
  return {
    id,
    cents: amount,
    isFailed: status === 'failed' || status === 'canceled',
    isPending: status === 'pending' || status === 'requires_action',
    failure: failure_reason,
  };
}

/** Cents of refunds that are back or on their way: the bank did not send them back. */
export function centsOf(refunds: readonly Refund[]): number {
  return refunds.filter(({ isFailed }) => !isFailed).reduce((sum, { cents }) => sum + cents, 0);
}

/** The refund that was made, which may be long ago (https://docs.stripe.com/api/idempotent_requests). */
function toMadeRefund(refund: Stripe.Response<Stripe.Refund>): Refund {
  const isReplayed = refund.lastResponse.headers['idempotent-replayed'] === 'true';
  return { ...toRefund(refund), ...(isReplayed && { isReplayed }) };
}

/** More refunds than one payment ever has. */
const MANY = 100;

/** The refunds of an intent, newest first. */
export async function refundsOf(paymentIntentId: string): Promise<Refund[]> {
  const { data } = await askStripe((client) =>
    client.refunds.list({ payment_intent: paymentIntentId, limit: MANY }),
  );
  return data.map(toRefund);
}

/** Answers that may disagree at most: each is outrun by a bank that sends a refund back. */
const MOST_ROUNDS = 5;

/**
 * Gives back all that is left of the `amount` that was paid, in cents, once however often it is asked, and gives the refund. Without an
 * amount Stripe refuses a second one, whatever its key; so a new key, which `tries` makes, gets past an error that Stripe
 * saved under the old one and never sends the money twice. What went before is found: an earlier try's whose answer got lost, or one of
 * Stripe's dashboard.
 */
export async function refundIntent(
  paymentIntentId: string,
  { amount, tries }: { amount: number; tries: number },
): Promise<Refund> {
  let idempotencyKey = `refund-${paymentIntentId}-${tries}`;
  for (let round = 1; ; round += 1) {
    try {
      const asked = idempotencyKey;
      return toMadeRefund(
        await askStripe((client) =>
          client.refunds.create(refundRequest(paymentIntentId), { idempotencyKey: asked }),
        ),
      );
    } catch (error) {
      const code = await stripeCode(error);
      if (!isRefundRefusal(code) || code === 'resource_missing') throw error;
      const refunds = await refundsOf(paymentIntentId);
      // What a bank took back is called disputed, whatever went back before that.
      const sent = refunds.find(({ isFailed }) => !isFailed);
      if (sent && centsOf(refunds) >= amount) return sent;
      if (code !== 'charge_already_refunded' || round === MOST_ROUNDS) throw error;
      // The list is newer than the refusal: what was refunded then came back since. Under the same key the refusal would be repeated.
      idempotencyKey = `refund-${paymentIntentId}-${tries}-after-${refunds[0]?.id}`;
    }
  }
}

/**
 * Gives back so many cents of the money, so that `until` are back in all, once however often it is asked, and gives the refund.
 * Callers have looked what is back already: a key is forgotten after days. `tries` as above.
 */
export async function refundPart(
  paymentIntentId: string,
  { cents, until, tries }: { cents: number; until: number; tries: number },
): Promise<Refund> {
  const idempotencyKey = `part-refund-${paymentIntentId}-${until}-${tries}`;
  return toMadeRefund(
    await askStripe((client) =>
      client.refunds.create({ payment_intent: paymentIntentId, amount: cents }, { idempotencyKey }),
    ),
  );
}

/**
 * Gives back what is missing of `until` cents in all, once however often it is asked, and gives the refund: the last that went where
 * nothing is missing. `tries` as above.
 */
export async function refundUntil(
  paymentIntentId: string,
  { until, tries }: { until: number; tries: number },
): Promise<Refund> {
  const refunds = await refundsOf(paymentIntentId);
  const back = centsOf(refunds);
  const sent = refunds.find(({ isFailed }) => !isFailed);
  if (sent && back >= until) return sent;
  return refundPart(paymentIntentId, { cents: until - back, until, tries });
}

const NEWS_EVENTS: Stripe.Event.Type[] = [
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  ...DISPUTE_EVENTS,
];

/** Which intents had a refund, a dispute or a warning made or changed in a stretch of time, newest first: an id may come more than once. */
export async function* listRefundNews(range: ListRange): AsyncGenerator<Listed<string>> {
  const client = await stripe();
  const events = client.events.list({ ...listParameters(range), types: NEWS_EVENTS });
  for await (const { id, data } of events) {
    const { payment_intent: intent } = data.object as Pick<Stripe.Refund, 'payment_intent'>;
    yield { id, item: (typeof intent === 'string' ? intent : intent?.id) ?? undefined };
  }
}
