import { CURRENCY, type Currency, toCents } from './money.ts';

/** Lowest and highest price by currency, in its smallest unit; the lowest is Stripe's minimum charge. */
const BOUNDS: Readonly<Record<Currency, { lowest: number; highest: number }>> = {
  usd: { lowest: 50, highest: 99_999_999 },
};

/** The lowest price that the shop allows, in cents. Its operator may ask for more: `minPrice` of the settings. */
export const MIN_PRICE_CENTS = BOUNDS[CURRENCY].lowest;

/** The highest price that the shop allows, in cents. */
export const MAX_PRICE_CENTS = BOUNDS[CURRENCY].highest;

/** True when the price (as stored) is whole cents between the lowest and the highest price. */
export function isPrice(price: number): boolean {
  const cents = toCents(price);
  return cents !== null && cents >= MIN_PRICE_CENTS && cents <= MAX_PRICE_CENTS;
}
