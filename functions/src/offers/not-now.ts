import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { priceValue, type TextValue } from '@thriftline/domain/base/texts/values';
import type { OfferState } from '@thriftline/domain/conversations/offer-machine';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';

/** What an offer is now, for whoever thought that it was something else; the amount in its own words. */
const NOW_IS: Record<OfferState, (price: TextValue) => MessageDescriptor> = {
  none: () => msg`There’s no offer yet.`,
  open: (price) => msg`The offer is now ${price}.`,
  countered: (price) => msg`The seller now asks for ${price}.`,
  accepted: (price) => msg`You’ve agreed on ${price}.`,
  declined: () => msg`The offer was declined or withdrawn.`,
  expired: () => msg`The offer expired.`,
  lapsed: () => msg`The agreed price wasn’t paid in time.`,
  ordered: () => msg`The item is paid.`,
  refunded: () => msg`The payment was refunded.`,
};

/** That an act is not to be done now, and what the offer is. */
export function notNow(offer: Offer | undefined, now: number): AppError {
  const state = offerState(offer, now);
  // For whoever asks by a program: `accepted, 40`.
  const what = offer === undefined ? state : `${state}, ${offer.amount}`;
  return new AppError('conflict', NOW_IS[state](priceValue(offer?.amount ?? 0)), {
    fields: { offer: msg`Is ${what}` },
  });
}
