import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '../base/locale/i18n.ts';
import { lookedUp } from '../base/locale/looked-up.ts';
import { formatCents } from '../base/money.ts';
import { type Dispute, type DisputeStage, type FraudWarning, holdsMoney, isLost } from './dispute.ts';
import type { Payment } from './payment.ts';

/** What the holder of the card says, by the provider's reason (https://docs.stripe.com/disputes/categories). */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  bank_cannot_process: msg`The bank couldn’t process the payment`,
  check_returned: msg`A check was returned`,
  credit_not_processed: msg`A promised refund didn’t arrive`,
  customer_initiated: msg`The buyer asked their bank for a refund`,
  debit_not_authorized: msg`The buyer didn’t authorize the debit`,
  duplicate: msg`The card was charged twice`,
  fraudulent: msg`The cardholder says they didn’t make this payment`,
  general: msg`The bank gives no specific reason`,
  incorrect_account_details: msg`The account details were wrong`,
  insufficient_funds: msg`The account had insufficient funds`,
  noncompliant: msg`The bank says a card network rule was broken`,
  product_not_received: msg`The buyer says the item never arrived`,
  product_unacceptable: msg`The buyer says the item was damaged, or not as described`,
  subscription_canceled: msg`The buyer says they had canceled`,
  unrecognized: msg`The cardholder doesn’t recognize the payment`,
};

/** Why a payment is disputed, in words. */
export function disputeReason({ reason }: Pick<Dispute, 'reason'>): string {
  const known = REASONS[reason];
  if (known !== undefined) return i18n._(known);
  const why = reason.replaceAll('_', ' ');
  return t`The bank’s reason: ${why}`;
}

/** What each stage is called on screen. */
export const DISPUTE_STAGE_LABELS = lookedUp<DisputeStage>({
  inquiry: msg`Bank inquiry`,
  needsResponse: msg`Response needed`,
  underReview: msg`Under bank review`,
  won: msg`Dispute won`,
  lost: msg`Dispute lost`,
  closed: msg`Inquiry closed`,
});

/** What an admin has to know of a dispute at each stage, and do. */
export const DISPUTE_ADVICE = lookedUp<DisputeStage>({
  inquiry: msg`The bank has questions and hasn’t taken any money yet. Respond or refund the payment to close it.`,
  needsResponse: msg`The bank has taken the money. Respond with evidence, or accept the dispute. No refund is possible until it’s decided.`,
  underReview: msg`The bank is reviewing the evidence, which may take two or three months. No refund is possible until it decides.`,
  won: msg`The bank returned the money to us.`,
  lost: msg`The bank gave the money to the cardholder. We send no second refund.`,
  closed: msg`The bank closed the inquiry without taking money.`,
});

/** What a bank suspects, by the provider's kind of fraud. */
export function fraudText({ fraudType }: Pick<FraudWarning, 'fraudType'>): string {
  return fraudType === 'misc' ? t`fraud` : fraudType.replaceAll('_', ' ');
}

/** The dispute's page in the provider's dashboard. */
export function disputeAddress({ disputeId, isTest }: Pick<Dispute, 'disputeId' | 'isTest'>): string {
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${encodeURIComponent(disputeId)}`;
}

/** What an admin has to know where a bank takes only part of what is left of a payment, as all of it counts as taken; undefined elsewhere. */
export function partDisputeText({
  status,
  dispute,
  amount,
  amountRefunded = 0,
  currency,
}: Pick<Payment, 'status' | 'dispute' | 'amount' | 'amountRefunded' | 'currency'>): string | undefined {
  const isTaken = status === 'recorded' && (holdsMoney(dispute) || isLost(dispute));
  const left = amount - amountRefunded;
  if (!isTaken || dispute === undefined || dispute.amount >= left) return undefined;
  const rest = formatCents(left, currency);
  return t`Only part of the remaining ${rest} is disputed. The seller’s whole payout is held or reversed.`;
}
