import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { storedText, storedWords } from '../base/texts/stored-text.ts';
import type { SentText, Text } from '../base/texts/text.ts';
import { inEnglish, words } from '../base/texts/words.ts';
import type { Payment } from './payment.ts';

/** Why money goes back by itself, in words for the buyer. */
export const REFUND_REASONS = {
  moneyAlreadyBack: msg`Refunded before the sale was recorded`,
  productGone: msg`The item is no longer for sale`,
  soldToAnother: msg`The item was sold to another buyer first`,
  bookingGone: msg`The booking was deleted`,
  bookingClosed: msg`The booking could no longer be paid`,
  productChanged: msg`The item has changed since it was booked`,
  differentAmount: msg`The item’s price has changed since it was paid`,
} as const satisfies Record<string, MessageDescriptor>;
/** One of them. */
export type RefundReason = keyof typeof REFUND_REASONS;

/** Why a payment is refunded that an admin sent back in Stripe's own dashboard. */
export const DASHBOARD_REFUND = msg`Refunded in Stripe's dashboard`;

/** Why the money of an order goes back that no admin decided. */
export const ORDER_REFUND_REASONS = {
  buyerCanceled: msg`The buyer canceled the order`,
  sellerCanceled: msg`The seller canceled the order`,
  sellerRefunded: msg`The seller refunded the payment`,
  notSent: msg`The deadline passed, and the buyer didn’t get the item`,
} as const satisfies Record<string, MessageDescriptor>;

/** Why the money of an order goes back that an admin decided, with what they wrote. */
export const decidedRefund = (decision: string): MessageDescriptor => msg`An admin decided: ${decision}`;

/** A reason as a payment keeps it: what an admin wrote as it is, the shop's own in English with what it is worded from. */
export function refundReasonFields(
  reason: Text,
): Required<Pick<Payment, 'refundReason'>> & Pick<Payment, 'refundText'> {
  const { english, sent } = storedText(reason);
  return { refundReason: english, ...(sent && { refundText: sent }) };
}

/** Payments that were refunded before reasons came with what they are worded from: the shop's own, by their English. */
function ofEarlier(stored: string): Text {
  const own = [
    ...Object.values(REFUND_REASONS),
    ...Object.values(ORDER_REFUND_REASONS),
    DASHBOARD_REFUND,
  ].find((text) => inEnglish(text) === stored);
  if (own !== undefined) return own;
  const start = inEnglish(decidedRefund(''));
  return stored.startsWith(start) ? decidedRefund(stored.slice(start.length)) : stored;
}

/** Why a payment was refunded, in its reader's language; undefined where it says nothing of it. */
export function refundReasonText({
  refundReason: stored,
  refundText: sent,
}: {
  refundReason?: string | undefined;
  refundText?: SentText | undefined;
}): string | undefined {
  if (stored === undefined) return undefined;
  return sent === undefined ? words(ofEarlier(stored)) : storedWords(stored, sent);
}
