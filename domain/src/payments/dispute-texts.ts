import type { Dispute, DisputeStage, FraudWarning } from './dispute.ts';

/** What the holder of the card says, by the provider's reason (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank couldn’t process the payment',
  check_returned: 'A check was returned',
  credit_not_processed: 'A promised refund didn’t arrive',
  customer_initiated: 'The buyer asked their bank for a refund',
  debit_not_authorized: 'The buyer didn’t authorize the debit',
  duplicate: 'The card was charged twice',
  fraudulent: 'The cardholder says they didn’t make this payment',
  general: 'The bank gives no specific reason',
  incorrect_account_details: 'The account details were wrong',
  insufficient_funds: 'The account had insufficient funds',
  noncompliant: 'The bank says a card network rule was broken',
  product_not_received: 'The buyer says the item never arrived',
  product_unacceptable: 'The buyer says the item was damaged, or not as described',
  subscription_canceled: 'The buyer says they had canceled',
  unrecognized: 'The cardholder doesn’t recognize the payment',
};

/** Why a payment is disputed, in words. */
export function disputeReason({ reason }: Pick<Dispute, 'reason'>): string {
  return REASONS[reason] ?? `The bank's reason: ${reason.replaceAll('_', ' ')}`;
}

/** What each stage is called on screen. */
export const DISPUTE_STAGE_LABELS: Record<DisputeStage, string> = {
  inquiry: 'Bank inquiry',
  needsResponse: 'Response needed',
  underReview: 'Under bank review',
  won: 'Dispute won',
  lost: 'Dispute lost',
  closed: 'Inquiry closed',
};

/** What an admin has to know of a dispute at each stage, and do. */
export const DISPUTE_ADVICE: Record<DisputeStage, string> = {
  inquiry:
    'The bank has questions and hasn’t taken any money yet. Respond or refund the payment to close it.',
  needsResponse:
    'The bank has taken the money. Respond with evidence, or accept the dispute. No refund is possible until it’s decided.',
  underReview:
    'The bank is reviewing the evidence, which may take two or three months. No refund is possible until it decides.',
  won: 'The bank returned the money to us.',
  lost: 'The bank gave the money to the cardholder. We send no second refund.',
  closed: 'The bank closed the inquiry without taking money.',
};

/** What a bank suspects, by the provider's kind of fraud. */
export function fraudText({ fraudType }: Pick<FraudWarning, 'fraudType'>): string {
  return fraudType === 'misc' ? 'fraud' : fraudType.replaceAll('_', ' ');
}

/** The dispute's page in the provider's dashboard. */
export function disputeAddress({ disputeId, isTest }: Pick<Dispute, 'disputeId' | 'isTest'>): string {
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${encodeURIComponent(disputeId)}`;
}
