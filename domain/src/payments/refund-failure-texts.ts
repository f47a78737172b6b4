/** Why the provider refuses a refund for good, by its code (https://docs.stripe.com/error-codes), in words for admins. */
export const REFUND_REFUSALS = {
  charge_disputed: 'the buyer’s bank reversed the payment in a dispute',
  refund_disputed_payment: 'the buyer’s bank reversed the payment in a dispute',
  charge_not_refundable: 'this payment can’t be refunded',
  charge_already_refunded: 'it was already refunded',
  resource_missing: 'the payment provider can’t find this payment with the current key',
} as const;
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

/** What an admin is told of a refund that failed: who refused it and why, and what is left to do, where trying again is `again`. */
export function refundFailureText(failure: string | undefined, again = 'Refund it again'): string {
  if (isRefundRefusal(failure)) {
    return `The refund was refused: ${REFUND_REFUSALS[failure]}. ${ADVICE[failure]}`;
  }
  return `The bank returned the refund: ${failure?.replaceAll('_', ' ')}. ${again}, or pay the buyer another way.`;
}

const LATER = 'If the dispute is won, we send the refund. If it is lost, the buyer already has the money.';
const ADVICE: Record<RefundRefusal, string> = {
  charge_disputed: LATER,
  refund_disputed_payment: LATER,
  charge_not_refundable: 'Pay the buyer another way.',
  charge_already_refunded: 'Find it in the payment provider’s dashboard.',
  resource_missing: 'Refund it in the account or mode in which it was paid.',
};

/** Why a refund is refused before anything is undone. */
export const REFUND_REFUSED = {
  disputed:
    'The buyer’s bank holds this payment until it decides, so a refund would pay twice. Respond to the dispute in the payment provider’s dashboard.',
  lost: 'This dispute was lost: the buyer already has the money from their bank.',
  unknown:
    'The payment provider can’t find this payment: it was paid in another account or in test mode. Refund it there. Nothing was changed here.',
  unpaid: 'This payment was never completed. Nothing was changed here.',
} as const;
