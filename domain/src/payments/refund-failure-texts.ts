import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const DISPUTED = msg`The refund was refused: the buyer’s bank reversed the payment in a dispute. If the dispute is won, we send the refund. If it is lost, the buyer already has the money.`;

/** What admins are told of a refund that the provider refuses for good, by its code (https://docs.stripe.com/error-codes), and what is left to do. */
const REFUND_REFUSALS = {
  charge_disputed: DISPUTED,
  refund_disputed_payment: DISPUTED,
  charge_not_refundable: msg`The refund was refused: this payment can’t be refunded. Pay the buyer another way.`,
  charge_already_refunded: msg`The refund was refused: it was already refunded. Find it in the payment provider’s dashboard.`,
  resource_missing: msg`The refund was refused: the payment provider can’t find this payment with the current key. Refund it in the account or mode in which it was paid.`,
} as const satisfies Record<string, MessageDescriptor>;
/** One of the codes. */
export type RefundRefusal = keyof typeof REFUND_REFUSALS;

/** Whether a code of the provider's says that trying again is of no use. */
export function isRefundRefusal(code: string | undefined): code is RefundRefusal {
  return code !== undefined && Object.hasOwn(REFUND_REFUSALS, code);
}

/** Whether a refund failed because the bank had the money: nothing stands against it once the bank gave it back. */
export function isRefusedForBank(failure: string | undefined): boolean {
  return failure === 'charge_disputed' || failure === 'refund_disputed_payment';
}

/**
 * What an admin is told of a refund that failed: who refused it and why, and what is left to do. Of a `part` of a payment it is said
 * how to send it again.
 */
export function refundFailureText(failure = 'unknown', of: 'all' | 'part' = 'all'): MessageDescriptor {
  if (isRefundRefusal(failure)) return REFUND_REFUSALS[failure];
  const why = failure.replaceAll('_', ' ');
  return of === 'all'
    ? msg`The bank returned the refund: ${why}. Refund it again, or pay the buyer another way.`
    : msg`The bank returned the refund: ${why}. Send it again, or pay the buyer another way.`;
}

/** Why a refund is refused before anything is undone. */
export const REFUND_REFUSED = {
  disputed: msg`The buyer’s bank holds this payment until it decides, so a refund would pay twice. Respond to the dispute in the payment provider’s dashboard.`,
  lost: msg`This dispute was lost: the buyer already has the money from their bank.`,
  unknown: msg`The payment provider can’t find this payment: it was paid in another account or in test mode. Refund it there. Nothing was changed here.`,
  unpaid: msg`This payment was never completed. Nothing was changed here.`,
} as const;
