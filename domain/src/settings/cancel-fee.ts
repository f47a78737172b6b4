import { msg, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { payable } from '../base/money.ts';

/** Who bears the card fee of an order that its buyer cancels of their own accord. */
export const CANCEL_FEE_PAYERS = ['shop', 'buyer'] as const;
/** One of them. */
export type CancelFeePayer = (typeof CANCEL_FEE_PAYERS)[number];

/** What each of them is called on the settings page. */
export const CANCEL_FEE_LABELS = lookedUp<CancelFeePayer>({
  shop: msg`The shop`,
  buyer: msg`The buyer who cancels`,
});

/** What the fee of an order is fixed by when it is paid. */
export interface CancelFeeGrounds {
  payer: CancelFeePayer;
  /** Whether the seller is known to sell as a private person: what a trader sold has to be paid back whole. */
  isPerson: boolean;
  /** What the payment provider took for this very charge, in cents; absent where it has not said so. */
  cardFee?: number | undefined;
  /** What was paid; cents. */
  amount: number;
}

/**
 * Cents that a buyer does not get back who cancels what was just paid: the provider's fee of the charge and never more, and always
 * less than was paid. Nothing where any of it is not known.
 */
export function cancelFeeOf({ payer, isPerson, cardFee = 0, amount }: CancelFeeGrounds): number {
  if (payer !== 'buyer' || !isPerson) return 0;
  return Math.max(0, payable(Math.min(cardFee, amount - 1), Math.floor));
}

/** What buyers read of it before they pay, where the operator has them bear it. */
export function cancelFeeNotice(): string {
  return t`If you cancel a paid order yourself, the card fee may not be refunded. You see the exact amount before you cancel.`;
}
