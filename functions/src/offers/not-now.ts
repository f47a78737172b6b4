import { AppError } from '@thriftline/domain/base/errors';
import { formatPrice } from '@thriftline/domain/base/money';
import type { OfferState } from '@thriftline/domain/conversations/offer-machine';
import { type Offer, offerState } from '@thriftline/domain/conversations/offer-state';

/** What an offer is now, for whoever thought that it was something else; the amount in its own words. */
const NOW_IS: Record<OfferState, (price: string) => string> = {
  none: () => 'Nothing has been offered yet.',
  open: (price) => `The offer is ${price} now.`,
  countered: (price) => `The seller asks for ${price} now.`,
  accepted: (price) => `${price} was agreed on.`,
  declined: () => 'The offer was declined or taken back.',
  expired: () => 'The time to answer is over.',
  lapsed: () => 'What was agreed on was not paid.',
  ordered: () => 'The item is paid.',
  refunded: () => 'The money went back.',
};

/** That an act is not to be done now, and what the offer is. */
export function notNow(offer: Offer | undefined, now: number): AppError {
  const state = offerState(offer, now);
  const amount = offer === undefined ? '' : `, ${offer.amount}`;
  return new AppError('conflict', NOW_IS[state](formatPrice(offer?.amount ?? 0)), {
    fields: { offer: `Is ${state}${amount}` },
  });
}
