/** The one currency, as Stripe names it and as people see it. */
export const CURRENCY = 'usd';

/** Smallest and largest price in cents; the lower is Stripe's minimum charge in USD. */
export const MIN_PRICE_CENTS = 50;
export const MAX_PRICE_CENTS = 99_999_999;

/**
 * Dollars (as stored: a number with at most two decimals) to whole cents, or null when the number is not an amount of
 * money: not finite, negative, or with a fraction of a cent. Goes through the decimal text, so no float is multiplied.
 */
export function toCents(price: number): number | null {
  if (!Number.isFinite(price) || price < 0 || price >= 1e12) return null;
  const text = price.toFixed(2);
  if (Number(text) !== price) return null;
  return Number(text.replace('.', ''));
}

/** Whole cents to the dollars a document stores: 1999 gives 19.99. */
export function fromCents(cents: number): number {
  const digits = String(cents).padStart(3, '0');
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** True when the price (dollars) is whole cents between the smallest and the largest price. */
export function isPrice(price: number): boolean {
  const cents = toCents(price);
  return cents !== null && cents >= MIN_PRICE_CENTS && cents <= MAX_PRICE_CENTS;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A stored price for people, with the $ prefix: 45 gives `$45`, 45.5 gives `$45.50`. */
export function formatPrice(price: number): string {
  return (Number.isInteger(price) ? dollars : dollarsAndCents).format(price);
}

/** Cents for people: 4550 gives `$45.50`. */
export function formatCents(cents: number): string {
  return formatPrice(fromCents(cents));
}
