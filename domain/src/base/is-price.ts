import { CURRENCY, toCents } from './money.ts';
import { type Currency, chargeBounds } from './shop/currencies.ts';

/** True when the price (as stored) is whole cents between the lowest and the highest price. */
export function isPrice(price: number, currency: Currency = CURRENCY): boolean {
  const cents = toCents(price, currency);
  const { least, most } = chargeBounds(currency);
  return cents !== null && cents >= least && cents <= most;
}
