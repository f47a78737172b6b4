import { currentLocale, DEFAULT_LOCALE, perLocale } from './locale.ts';

/** A currency that prices can be in. */
interface CurrencyFacts {
  /** What stands before an amount. */
  sign: string;
  /** How people of its country write numbers, a BCP 47 tag. */
  locale: string;
}

/** The currencies there are, as Stripe names them. All have a hundred cents to the unit. */
const CURRENCIES = {
  usd: { sign: '$', locale: 'en-US' },
} as const satisfies Record<string, CurrencyFacts>;

/** A currency that prices can be in, as Stripe names it. */
export type Currency = keyof typeof CURRENCIES;

/** The currency of every price. */
export const CURRENCY: Currency = 'usd';

/** The currency's sign, and its name in capitals as ISO 4217 and people write it. */
export const CURRENCY_SIGN = CURRENCIES[CURRENCY].sign;
export const CURRENCY_CODE = CURRENCY.toUpperCase();

/** Whole cents to the price a document stores: 1999 gives 19.99. */
export function fromCents(cents: number): number {
  const digits = String(cents).padStart(3, '0');
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** Whoever has chosen no way of writing reads amounts as people of the currency's country write them. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = currentLocale();
  return new Intl.NumberFormat(locale === DEFAULT_LOCALE ? CURRENCIES[CURRENCY].locale : locale, {
    style: 'currency',
    ...options,
  });
}

// With the sign that stands before it everywhere else, whatever its name is abroad.
const OWN = { currency: CURRENCY_CODE, currencyDisplay: 'narrowSymbol' } as const;
const whole = perLocale(() => numberFormat({ ...OWN, minimumFractionDigits: 0, maximumFractionDigits: 2 }));
const withCents = perLocale(() => numberFormat(OWN));
const withFractions = perLocale(() => numberFormat({ ...OWN, maximumFractionDigits: 6 }));

/** Where lines begin on the right, a sign at the end of an amount would go to its other side: this mark holds it. */
const LEFT_TO_RIGHT = '\u200e';
const held = (amount: string) => (currentLocale().startsWith('ar') ? amount + LEFT_TO_RIGHT : amount);

/** A stored price for people, with the currency's sign: 45 gives `$45`, 45.5 gives `$45.50`. */
export function formatPrice(price: number): string {
  return held((Number.isInteger(price) ? whole : withCents)().format(price));
}

/** A small amount of the shop's currency with fractions of a cent, for people: 0.0135 gives `$0.0135`. */
export function formatFraction(amount: number): string {
  return withFractions().format(amount);
}

/** Cents for people: 4550 gives `$45.50`. Payments keep the currency they were made in, whatever the shop's is now. */
export function formatCents(cents: number, currency: string = CURRENCY): string {
  if (currency === CURRENCY) return formatPrice(fromCents(cents));
  return held(numberFormat({ currency }).format(fromCents(cents)));
}
