import { CURRENCY, toCents } from './money.ts';
import { type Currency, chargeBounds } from './shop/currencies.ts';

const OWN = chargeBounds(CURRENCY);

/** The lowest price that the shop allows, in cents: the least that Stripe charges. Its operator may ask for more: `minPrice` of the settings. */
export const MIN_PRICE_CENTS = OWN.least;

/** The highest price that the shop allows, in cents. */
export const MAX_PRICE_CENTS = OWN.most;

/** True when the price (as stored) is whole cents between the lowest and the highest price. */
export function isPrice(price: number, currency: Currency = CURRENCY): boolean {
  const cents = toCents(price, currency);
  const { least, most } = chargeBounds(currency);
  return cents !== null && cents >= least && cents <= most;
}
