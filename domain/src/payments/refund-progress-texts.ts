import { msg, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { formatCents } from '../base/money.ts';
import type { Side } from '../base/side.ts';
import { centsDueBack } from './card-fee-kept.ts';
import { isLost } from './dispute.ts';
import { centsToSendBack, partRefundState } from './part-refund.ts';
import type { Payment } from './payment.ts';
import { paymentState } from './payment-state.ts';

type Facts = Pick<
  Payment,
  | 'amount'
  | 'currency'
  | 'amountRefunded'
  | 'cardFeeKept'
  | 'status'
  | 'refundId'
  | 'refundDue'
  | 'refundPending'
  | 'refundFailure'
  | 'partRefund'
  | 'dispute'
>;

/** What became of money that was to go back to a buyer, where it is another than the words of the order say. */
export interface RefundProgressText {
  text: string;
  /** Whether it cannot be sent, and nobody tries by itself any more. */
  failed: boolean;
}

const FAILED: Readonly<Record<Side, (amount: string) => string>> = {
  buyer: (amount) =>
    t`We couldn’t refund ${amount} and are working on it. Contact us if nothing arrives within a week.`,
  seller: (amount) =>
    t`We couldn’t refund ${amount} to the buyer and are working on it. You don’t need to do anything.`,
};

/** The same of a part, where the buyer keeps the item. */
const PART_FAILED: Readonly<Record<Side, (amount: string) => string>> = {
  buyer: (amount) =>
    t`You keep the item. We couldn’t refund ${amount} and are working on it. Contact us if nothing arrives within a week.`,
  seller: (amount) =>
    t`The buyer keeps the item, and you get your share of the rest. We couldn’t refund ${amount} to the buyer and are working on it. You don’t need to do anything.`,
};

const PENDING = lookedUp<Side>({
  buyer: msg`Your refund is on its way. Your bank hasn’t confirmed it yet.`,
  seller: msg`The buyer’s refund is on its way. Check in My Products whether the item is for sale again.`,
});

/**
 * What a side of an order is told of money that the bank has not confirmed, or that cannot be sent back. Undefined while the words of the
 * order are true: it goes back, or the buyer's bank gave it to them.
 */
export function refundProgressText(payment: Facts, side: Side): RefundProgressText | undefined {
  const { amountRefunded = 0, currency, dispute } = payment;
  if (partRefundState(payment) === 'failed') {
    if (isLost(dispute)) return undefined;
    return { text: PART_FAILED[side](formatCents(centsToSendBack(payment), currency)), failed: true };
  }
  const state = paymentState({ record: payment });
  if (state === 'refundPending') return { text: PENDING[side], failed: false };
  if (state !== 'refundFailed') return undefined;
  return { text: FAILED[side](formatCents(centsDueBack(payment) - amountRefunded, currency)), failed: true };
}
