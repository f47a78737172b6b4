import { paymentDuty, paymentState } from '@thriftline/domain/payments/payment-state';
import type { Stripe } from 'stripe';
import { releaseHoldOfIntent } from '../hold/release-hold-of-intent.ts';
import { reconcilePayoutOrLog } from '../payouts/reconcile-payout.ts';
import { followPayment } from '../reconcile/follow-payment.ts';
import { followRefunds } from '../reconcile/follow-refunds.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { DISPUTE_EVENTS } from '../stripe/disputes.ts';
import { retrieveIntent } from '../stripe/intents.ts';
import { skipForeignIntent } from '../stripe/skip-foreign-intent.ts';

/** Kinds of events after which money may have to be settled or a hold freed. */
const OF_INTENTS: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
] satisfies Stripe.Event.Type[];

/** Kinds of events after which a record may have to follow its refunds. */
const OF_REFUNDS: readonly string[] = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] satisfies Stripe.Event.Type[];

const OF_DISPUTES: readonly string[] = DISPUTE_EVENTS;

/** Kinds of events that bring something about: those that an endpoint is to be sent. */
export const STRIPE_EVENTS = [...OF_INTENTS, ...OF_REFUNDS, ...OF_DISPUTES];

/** The intent that a refund, a charge, a dispute or a warning is about. */
function intentOf({ object }: Stripe.Event.Data): string | undefined {
  const { payment_intent: intent } = object as Pick<Stripe.Refund, 'payment_intent'>;
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
}

async function followIntent(id: string): Promise<void> {
  const intent = await skipForeignIntent(id, () => retrieveIntent(id));
  if (intent === undefined) return;
  const state = paymentState({ intentStatus: intent.status });
  if (paymentDuty(state) === 'settle') await settlePayment(intent);
  if (state === 'canceled') await releaseHoldOfIntent(intent);
}

/**
 * What an event of Stripe's brings about. It only says where to look: what is done depends on what Stripe says of the
 * intent now. Money is settled, refunds and disputes are followed, and a dead intent releases its hold. Other kinds bring about
 * nothing: after a declined card the item stays the buyer's until the hold's time is over.
 */
export async function handleStripeEvent({ type, data }: Stripe.Event): Promise<void> {
  if (OF_INTENTS.includes(type)) await followIntent((data.object as Stripe.PaymentIntent).id);
  const isOfDispute = OF_DISPUTES.includes(type);
  if (!isOfDispute && !OF_REFUNDS.includes(type)) return;
  const id = intentOf(data);
  if (id === undefined) return;
  await skipForeignIntent<unknown>(id, () => (isOfDispute ? followPayment(id) : followRefunds(id)));
  await reconcilePayoutOrLog(id);
}
