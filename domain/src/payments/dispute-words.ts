import type { Dispute, DisputeStage, FraudWarning } from './dispute.ts';

/** What the holder of the card says, by the provider's reason (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process the payment',
  check_returned: 'A check was returned',
  credit_not_processed: 'A refund that was promised did not come',
  customer_initiated: 'The buyer asked their bank for the money back',
  debit_not_authorized: 'The buyer did not agree to the debit',
  duplicate: 'It was charged twice',
  fraudulent: 'The holder of the card says they did not pay this',
  general: 'The bank gives no closer reason',
  incorrect_account_details: 'The account was not theirs',
  insufficient_funds: 'There was not enough money on the account',
  noncompliant: 'The bank says that a rule of the card network was broken',
  product_not_received: 'The buyer says the item never came',
  product_unacceptable: 'The buyer says the item was damaged, or not as described',
  subscription_canceled: 'The buyer says they had cancelled',
  unrecognized: 'The holder of the card does not recognise the payment',
};

/** Why a payment is disputed, in words. */
export function disputeReason({ reason }: Pick<Dispute, 'reason'>): string {
  return REASONS[reason] ?? `The bank's reason: ${reason.replaceAll('_', ' ')}`;
}

/** What each stage is called on screen. */
export const DISPUTE_STAGE_LABELS: Record<DisputeStage, string> = {
  inquiry: "Bank's inquiry",
  needsResponse: 'Answer needed',
  underReview: 'The bank decides',
  won: 'Dispute won',
  lost: 'Dispute lost',
  closed: 'Inquiry closed',
};

/** What an admin has to know of a dispute at each stage, and do. */
export const DISPUTE_ADVICE: Record<DisputeStage, string> = {
  inquiry: 'The bank asks, and has taken no money yet. A refund ends it; so does a good answer.',
  needsResponse:
    'The bank has taken the money. Answer with evidence, or accept: no refund is possible meanwhile.',
  underReview:
    'The evidence is with the bank, which may take two or three months. No refund is possible meanwhile.',
  won: 'The bank gave the money back to the shop.',
  lost: 'The bank gave the money to the holder of the card. No refund is sent on top of it.',
  closed: 'The bank closed it without taking money.',
};

/** What a bank suspects, by the provider's kind of fraud. */
export function fraudWords({ fraudType }: Pick<FraudWarning, 'fraudType'>): string {
  return fraudType === 'misc' ? 'fraud' : fraudType.replaceAll('_', ' ');
}

/** The dispute's page in the provider's dashboard. */
export function disputeAddress({ disputeId, isTest }: Pick<Dispute, 'disputeId' | 'isTest'>): string {
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${encodeURIComponent(disputeId)}`;
}
