import { currencyFacts } from '../shop/currencies.ts';
import { SHOP } from '../shop/shop.ts';
import { currentLocale, perLocale } from './locale.ts';

/** The currency of every price, as Stripe names it. */
export const CURRENCY = SHOP.currency;

/** Its name in capitals, as ISO 4217 and people write it. */
export const CURRENCY_CODE = CURRENCY.toUpperCase();

/** Whole cents to the price a document stores: 1999 gives 19.99. Cents are the currency's smallest unit, as Stripe counts it. */
export function fromCents(cents: number, currency: string = CURRENCY): number {
  const { digits } = currencyFacts(currency);
  const text = String(cents).padStart(digits + 1, '0');
  return Number(`${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`);
}

type Options = Omit<Intl.NumberFormatOptions, 'style' | 'currency' | 'currencyDisplay'>;

/** A format of the shop's currency, with the sign that is used at home, whatever its name is abroad. */
export const ownFormat = (locale: string, options: Options = {}) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    ...options,
  });

const whole = perLocale((locale) =>
  ownFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
);
const withCents = perLocale((locale) => ownFormat(locale));

/** Where lines begin on the right, a sign at the end of an amount would go to its other side: this mark holds it. */
const LEFT_TO_RIGHT = '\u200e';
const held = (amount: string) => (currentLocale().startsWith('ar') ? amount + LEFT_TO_RIGHT : amount);

/** A stored price for people, with the currency's sign: 45 gives `$45`, 45.5 gives `$45.50`. */
export function formatPrice(price: number): string {
  return held((Number.isInteger(price) ? whole : withCents)().format(price));
}

/** Cents for people: 4550 gives `$45.50`. Payments keep the currency they were made in, whatever the shop's is now. */
export function formatCents(cents: number, currency: string = CURRENCY): string {
  const amount = fromCents(cents, currency);
  if (currency === CURRENCY) return formatPrice(amount);
  return held(new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount));
}
