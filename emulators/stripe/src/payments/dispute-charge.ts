import type { Stripe } from 'stripe';
import { book } from '../balance/ledger.ts';
import { newId } from '../model/new-id.ts';
import type { PaymentContext } from './payment-context.ts';
import { endWarnings } from './warn-of-fraud.ts';

/** Why the holder of a card disputes a payment (https://docs.stripe.com/disputes/categories). */
export const DISPUTE_REASONS = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'unrecognized',
] as const;

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** What a dispute is about and how it begins. */
export interface DisputeFacts {
  reason: (typeof DISPUTE_REASONS)[number];
  /** Cents; all of the charge where it is left out. */
  amount?: number | undefined;
  /** Whether the bank only asks, and takes no money yet. */
  isInquiry?: boolean | undefined;
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The bank takes the money of a dispute, and the provider its fee. */
function withdraw({ store, now, pricing, emit }: PaymentContext, dispute: Stripe.Dispute): void {
  const fee = { amount: pricing.disputeCents, description: 'Dispute fee' };
  const transaction = book(store, {
    account: null,
    kind: 'dispute',
    amount: -dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
    at: now(),
    fee,
    description: `Chargeback withdrawal for ${String(dispute.charge)}`,
  });
  dispute.balance_transactions.push(structuredClone(transaction));
  emit('charge.dispute.funds_withdrawn', dispute);
}

/** The money comes back, the provider keeps its fee. */
function reinstate({ store, now, emit }: PaymentContext, dispute: Stripe.Dispute): void {
  const transaction = book(store, {
    account: null,
    kind: 'dispute_reversal',
    amount: dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
    at: now(),
    description: `Chargeback reversal for ${String(dispute.charge)}`,
  });
  dispute.balance_transactions.push(structuredClone(transaction));
  emit('charge.dispute.funds_reinstated', dispute);
}

/** The holder of the card disputes a charge: the bank takes the money back, unless it only inquires. */
export function openDispute(
  context: PaymentContext,
  charge: Stripe.Charge,
  { reason, amount = charge.amount, isInquiry = false }: DisputeFacts,
): Stripe.Dispute {
  const { store, emit, now } = context;
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: structuredClone(NO_EVIDENCE),
    evidence_details: {
      due_by: now() + WEEK_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  store.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  store.changed();
  emit('charge.dispute.created', dispute);
  if (!isInquiry) withdraw(context, dispute);
  endWarnings(context, charge);
  return dispute;
}

/** Where a dispute may be brought to. */
export const DISPUTE_MOVES = [
  'under_review',
  'won',
  'lost',
  'warning_under_review',
  'warning_closed',
  'needs_response',
] as const;

const CLOSED: readonly string[] = ['won', 'lost', 'warning_closed'];

/** Moves a dispute on: evidence was sent, the bank has decided, or takes up what was an inquiry. */
export function moveDispute(
  context: PaymentContext,
  dispute: Stripe.Dispute,
  status: (typeof DISPUTE_MOVES)[number],
): Stripe.Dispute {
  const { store, emit } = context;
  const previous = { status: dispute.status };
  const taken = dispute.balance_transactions.length % 2 === 1;
  dispute.status = status;
  dispute.is_charge_refundable = status === 'won' || status.startsWith('warning_');
  if (CLOSED.includes(status)) dispute.evidence_details.due_by = null;
  if (status.endsWith('under_review')) {
    dispute.evidence_details.has_evidence = true;
    dispute.evidence_details.submission_count += 1;
  }
  store.changed();
  if (!CLOSED.includes(status)) {
    emit('charge.dispute.updated', dispute, previous);
    if (status === 'needs_response' && !taken) withdraw(context, dispute);
    return dispute;
  }
  emit('charge.dispute.closed', dispute);
  if (status === 'won' && taken) reinstate(context, dispute);
  return dispute;
}

/** Whether the bank has the money of a charge, or gave it to the holder of the card: there is nothing to refund. */
export function isChargedBack({ store }: PaymentContext, charge: Stripe.Charge): boolean {
  return [...store.disputes.values()].some(
    (dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable,
  );
}
