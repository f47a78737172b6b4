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
export interface MoneyBackWords {
  text: string;
  /** Whether it cannot be sent, and nobody tries by itself any more. */
  failed: boolean;
}

const KEPT: Readonly<Record<Side, string>> = {
  buyer: 'You keep the item. ',
  seller: 'The buyer keeps the item, and your share is of the rest of the money. ',
};

const FAILED: Readonly<Record<Side, (amount: string) => string>> = {
  buyer: (amount) =>
    `${amount} could not be sent back to you. The shop sees that: it sends the money again, or pays you another way. Write to it if nothing has come within a week.`,
  seller: (amount) =>
    `${amount} could not be sent back to the buyer. The shop looks into that: there is nothing for you to do.`,
};

const PENDING: Readonly<Record<Side, string>> = {
  buyer: 'Your money is on its way back to you: your bank has not confirmed it yet.',
  seller:
    'The money is on its way back to the buyer. Look at My Products whether the item is for sale again.',
};

/**
 * What a side of an order is told of money that the bank has not confirmed, or that cannot be sent back. Undefined while the words of the
 * order are true: it goes back, or the buyer's bank gave it to them.
 */
export function moneyBackWords(payment: Facts, side: Side): MoneyBackWords | undefined {
  const { amountRefunded = 0, currency, dispute } = payment;
  if (partRefundState(payment) === 'failed') {
    if (isLost(dispute)) return undefined;
    return { text: KEPT[side] + FAILED[side](formatCents(centsToSendBack(payment), currency)), failed: true };
  }
  const state = paymentState({ record: payment });
  if (state === 'refundPending') return { text: PENDING[side], failed: false };
  if (state !== 'refundFailed') return undefined;
  return { text: FAILED[side](formatCents(centsDueBack(payment) - amountRefunded, currency)), failed: true };
}
