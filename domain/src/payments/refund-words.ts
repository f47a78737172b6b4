/** Why the provider refuses a refund for good, by its code (https://docs.stripe.com/error-codes), in words for admins. */
export const REFUND_REFUSALS = {
  charge_disputed: "the buyer's bank took the payment back in a dispute",
  refund_disputed_payment: "the buyer's bank took the payment back in a dispute",
  charge_not_refundable: 'the card provider does not refund this payment',
  charge_already_refunded: 'the money went back already',
  resource_missing: 'the card provider does not know this payment with the key that is set now',
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
export function refundFailureWords(failure: string | undefined, again = 'Refund it again'): string {
  if (isRefundRefusal(failure)) {
    return `It was refused: ${REFUND_REFUSALS[failure]}. ${ADVICE[failure]}`;
  }
  return `The bank sent it back: ${failure?.replaceAll('_', ' ')}. ${again}, or pay the buyer another way.`;
}

const LATER = 'Once the dispute is won, it is sent by itself; once it is lost, the buyer has the money.';
const ADVICE: Record<RefundRefusal, string> = {
  charge_disputed: LATER,
  refund_disputed_payment: LATER,
  charge_not_refundable: 'Pay the buyer another way.',
  charge_already_refunded: "Look into the provider's dashboard for where it went.",
  resource_missing: 'Refund it in the account, or the mode, that it was paid in.',
};

/** Why a refund is refused before anything is undone. */
export const REFUND_REFUSED = {
  disputed:
    'The buyer\u2019s bank has taken this payment back and decides about it: a refund on top would pay twice. Answer the dispute in the card provider\u2019s dashboard.',
  lost: 'This payment was lost to a dispute: the buyer has the money from their bank.',
  unknown:
    'The card provider does not know this payment with the key that is set now: it was paid in another account, or in test mode. Refund it there. Nothing was changed here.',
  unpaid: 'The card provider says that this payment was never paid. Nothing was changed here.',
} as const;
