import {
  type Dispute,
  type DisputeStage,
  disputeStage,
  type FraudWarning,
} from '@thriftline/domain/payments/dispute';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';

/** Kinds of events after which a record may have to follow its disputes, and what its bank warns of. */
export const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
] as const satisfies readonly Stripe.Event.Type[];

/** More of them than one payment ever has. */
const MANY = 100;

/**
 * How far a dispute has come. One that was prevented took no money where it was blocked or refunded. A card network may settle it by the
 * dispute instead, without a refund (Visa's Rapid Dispute Resolution): then the buyer has the money for good.
 */
function stageOf({ status, balance_transactions: moved }: Stripe.Dispute): DisputeStage {
  const hasTaken = moved.reduce((sum, { amount }) => sum + amount, 0) < 0;
  return status === 'prevented' && hasTaken ? 'lost' : disputeStage(status);
}

function toDispute(source: Stripe.Dispute): Dispute {
  const { id, reason, amount, currency, livemode, evidence_details: evidence } = source;
  const stage = stageOf(source);
  const isAnswered = stage !== 'needsResponse' && stage !== 'inquiry';
  return {
    disputeId: id,
    stage,
    reason,
    amount,
    currency,
    isTest: !livemode,
    ...(evidence.due_by === null || isAnswered ? {} : { evidenceDueAt: evidence.due_by * 1000 }),
  };
}

/** The disputes of an intent, as Stripe has them now. */
export async function disputesOf(paymentIntentId: string): Promise<Dispute[]> {
  const { data } = await askStripe((client) =>
    client.disputes.list({ payment_intent: paymentIntentId, limit: MANY }),
  );
  return data.map(toDispute);
}

/** The last warning of the bank's about an intent, if there is one. */
export async function fraudWarningOf(paymentIntentId: string): Promise<FraudWarning | undefined> {
  const { data } = await askStripe((client) =>
    client.radar.earlyFraudWarnings.list({ payment_intent: paymentIntentId, limit: 1 }),
  );
  const [warning] = data;
  return warning && { warningId: warning.id, fraudType: warning.fraud_type, actionable: warning.actionable };
}
