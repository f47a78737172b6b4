import { CURRENCY, fromCents } from './locale/format-money.ts';
import { currencyFacts } from './shop/currencies.ts';

export { currencySign } from './locale/currency-sign.ts';
export { CURRENCY, CURRENCY_CODE, formatCents, formatPrice, fromCents } from './locale/format-money.ts';

const OWN = currencyFacts(CURRENCY);

/** Most decimals of a price. */
export const PRICE_DECIMALS = OWN.paidDigits;

/** The least by which two prices can differ: 0.01 where a price has two decimals. */
export const PRICE_STEP = fromCents(OWN.step);

/**
 * A price (as stored: a number with so many decimals as can be paid) to whole cents, or null when the number is not an amount of
 * money: not finite, negative, or with a fraction that can't be paid. Cents are the currency's smallest unit, as Stripe counts
 * it. Goes through the decimal text, so no float is multiplied.
 */
export function toCents(price: number, currency: string = CURRENCY): number | null {
  const { paidDigits, step } = currencyFacts(currency);
  if (!Number.isFinite(price) || price < 0 || price >= 1e12) return null;
  const text = price.toFixed(paidDigits);
  if (Number(text) !== price) return null;
  return Number(text.replace('.', '')) * step;
}

/** Cents, or a part of one, to the nearest amount that can be paid, in cents; `Math.floor` gives the next below, `Math.ceil` above. */
export function payable(
  cents: number,
  round: (value: number) => number = Math.round,
  currency: string = CURRENCY,
): number {
  const { step } = currencyFacts(currency);
  return round(cents / step) * step;
}

/** A stored price for programs: 45.5 gives `45.50`. */
export function decimalPrice(price: number, currency: string = CURRENCY): string {
  return price.toFixed(currencyFacts(currency).digits);
}

/** Cents for programs: 4550 gives `45.50`. Payments keep the currency they were made in. */
export function decimalCents(cents: number, currency: string = CURRENCY): string {
  return decimalPrice(fromCents(cents, currency), currency);
}
