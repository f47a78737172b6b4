import { CURRENCY_SIGN, fromCents } from './locale/format-money.ts';

export {
  CURRENCY,
  CURRENCY_CODE,
  CURRENCY_SIGN,
  type Currency,
  formatCents,
  formatFraction,
  formatPrice,
  fromCents,
} from './locale/format-money.ts';

/**
 * A price (as stored: a number with at most two decimals) to whole cents, or null when the number is not an amount of
 * money: not finite, negative, or with a fraction of a cent. Goes through the decimal text, so no float is multiplied.
 */
export function toCents(price: number): number | null {
  if (!Number.isFinite(price) || price < 0 || price >= 1e12) return null;
  const text = price.toFixed(2);
  if (Number(text) !== price) return null;
  return Number(text.replace('.', ''));
}

/** An amount as somebody typed it, with the currency's sign: 20.5 gives `$20.5`. */
export function signedPrice(price: number): string {
  return `${CURRENCY_SIGN}${price}`;
}

/** A stored price for programs: 45.5 gives `45.50`. */
export function decimalPrice(price: number): string {
  return price.toFixed(2);
}

/** Cents for programs: 4550 gives `45.50`. */
export function decimalCents(cents: number): string {
  return decimalPrice(fromCents(cents));
}
