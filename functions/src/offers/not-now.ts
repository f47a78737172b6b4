import { AppError } from '@thriftline/domain/base/errors';
import { formatPrice } from '@thriftline/domain/base/money';
import type { OfferState } from '@thriftline/domain/conversations/offer-machine';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';

/** What an offer is now, for whoever thought that it was something else; the amount in its own words. */
const NOW_IS: Record<OfferState, (price: string) => string> = {
  none: () => 'There’s no offer yet.',
  open: (price) => `The offer is now ${price}.`,
  countered: (price) => `The seller now asks for ${price}.`,
  accepted: (price) => `You’ve agreed on ${price}.`,
  declined: () => 'The offer was declined or withdrawn.',
  expired: () => 'The offer expired.',
  lapsed: () => 'The agreed price wasn’t paid in time.',
  ordered: () => 'The item is paid.',
  refunded: () => 'The payment was refunded.',
};

/** That an act is not to be done now, and what the offer is. */
export function notNow(offer: Offer | undefined, now: number): AppError {
  const state = offerState(offer, now);
  const amount = offer === undefined ? '' : `, ${offer.amount}`;
  return new AppError('conflict', NOW_IS[state](formatPrice(offer?.amount ?? 0)), {
    fields: { offer: `Is ${state}${amount}` },
  });
}
