import { AppError } from '@thriftline/domain/errors';
import { formatPrice } from '@thriftline/domain/money';
import { type Offer, offerBounds, offerFault, offerState } from '@thriftline/domain/offer';
import type { OfferActInput } from '@thriftline/domain/offer-act';
import type { OfferState } from '@thriftline/domain/offer-machine';
import type { Product } from '@thriftline/domain/product';
import { productState } from '@thriftline/domain/product-state';
import { productVersion } from '@thriftline/domain/product-version';
import type { ShopSettings } from '@thriftline/domain/shop-settings';

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
};

/** Throws `conflict`, with what the offer is now, unless that is what the actor's page shows. */
export function requireSeen(offer: Offer | undefined, seen: OfferActInput['seen'], now: number): void {
  const state = offerState(offer, now);
  if (seen.state === state && (offer === undefined || seen.amount === offer.amount)) return;
  throw notNow(offer, now);
}

/** That an act is not to be done now, and what the offer is. */
export function notNow(offer: Offer | undefined, now: number): AppError {
  const state = offerState(offer, now);
  const amount = offer === undefined ? '' : `, ${offer.amount}`;
  return new AppError('conflict', NOW_IS[state](formatPrice(offer?.amount ?? 0)), {
    fields: { offer: `Is ${state}${amount}` },
  });
}

/** Throws `conflict` unless the item can still be dealt about. */
export function requireForOffers(product: Product | undefined, now: number): asserts product is Product {
  const name = product === undefined ? 'hidden' : productState(product, now).name;
  if (name === 'sold') throw new AppError('conflict', 'This item is sold.');
  if (name === 'hidden') throw new AppError('conflict', 'This item is not for sale right now.');
}

/** Throws unless the amount may be offered for the item. */
export function requireBounds(
  amount: number,
  product: Product,
  settings: Pick<ShopSettings, 'offers' | 'offerFloor'>,
): void {
  const bounds = offerBounds(product, settings);
  if (bounds === undefined) throw new AppError('conflict', 'No offers are taken for this item.');
  const fault = offerFault(amount, bounds);
  if (fault !== undefined) {
    throw new AppError('invalid-argument', `Please correct: amount: ${fault}.`, {
      fields: { amount: fault },
    });
  }
}

/** Throws `conflict` unless what was offered is still what is for sale, and no more than everybody pays. */
export function requireSameItem(
  { amount, productVersion: offered }: Pick<Offer, 'amount' | 'productVersion'>,
  product: Product,
): void {
  if (offered !== productVersion(product)) {
    throw new AppError('conflict', 'The item has been changed since. Please name a new amount.');
  }
  if (amount > product.resaleprice) {
    throw new AppError('conflict', `The item costs ${formatPrice(product.resaleprice)} by now.`);
  }
}
