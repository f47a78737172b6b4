import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { priceValue, textValue } from '@thriftline/domain/base/texts/values';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { productVersion } from '@thriftline/domain/catalogue/product-version';
import { offerBounds, offerFault } from '@thriftline/domain/conversations/offer';
import type { Offer } from '@thriftline/domain/conversations/offer-state';
import type { ShopSettings } from '@thriftline/domain/settings/shop-settings';

/** Throws `conflict` unless the item can still be dealt about. */
export function requireForOffers(product: Product | undefined, now: number): asserts product is Product {
  const name = product === undefined ? 'hidden' : productState(product, now).name;
  if (name === 'sold') throw new AppError('conflict', msg`This item is sold.`);
  if (name === 'hidden') throw new AppError('conflict', msg`This item is not for sale right now.`);
}

/** Throws unless the amount may be offered for the item. */
export function requireBounds(
  amount: number,
  product: Product,
  settings: Pick<ShopSettings, 'offers' | 'offerFloor'>,
): void {
  const bounds = offerBounds(product, settings);
  if (bounds === undefined) throw new AppError('conflict', msg`This item doesn’t accept offers.`);
  const fault = offerFault(amount, bounds);
  if (fault !== undefined) {
    const why = textValue(fault);
    throw new AppError('invalid-argument', msg`Check amount: ${why}.`, { fields: { amount: fault } });
  }
}

/** Throws `conflict` unless what was offered is still what is for sale, and no more than everybody pays. */
export function requireSameItem(
  { amount, productVersion: offered }: Pick<Offer, 'amount' | 'productVersion'>,
  product: Product,
): void {
  if (offered !== productVersion(product)) {
    throw new AppError('conflict', msg`The item has changed. Enter a new amount.`);
  }
  if (amount > product.resaleprice) {
    const price = priceValue(product.resaleprice);
    throw new AppError('conflict', msg`The item now costs ${price}.`);
  }
}
