import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { inEnglish, words } from '../base/texts/words.ts';

/** Why money goes back by itself, in words for the buyer. Payments keep them in English. */
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

/** A stored reason as its reader reads it: the shop's own in their language, and what an admin wrote as it is. */
export function refundReasonText(stored: string): string {
  const own = [...Object.values(REFUND_REASONS), DASHBOARD_REFUND];
  return words(own.find((text) => inEnglish(text) === stored) ?? stored);
}
