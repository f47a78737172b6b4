/**
 * The least charge of each currency, in its smallest unit: Stripe's, and where Stripe has none of its own, a little more than
 * its 50 US cents. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const LEAST_CHARGES = {
  aed: 200,
  aud: 50,
  bgn: 100,
  bhd: 200,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  egp: 3000,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  isk: 7500,
  jod: 400,
  jpy: 50,
  krw: 800,
  kwd: 200,
  mad: 600,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  omr: 200,
  pln: 200,
  qar: 200,
  ron: 200,
  sar: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  tnd: 2000,
  usd: 50,
  zar: 1000,
} as const;

/** A currency that a shop can have, as Stripe names it. */
export type Currency = keyof typeof LEAST_CHARGES;

/** Of eight digits at most. */
const MOST_CHARGE = 99_999_999;

/** Where Stripe counts in other units than Intl. https://docs.stripe.com/currencies#special-cases */
const STRIPE_DIGITS: Readonly<Record<string, number>> = { isk: 2, ugx: 2 };

/**
 * Digits behind the point, where they aren't two. By heart, because every page asks while it starts, and the first
 * `Intl.NumberFormat` takes a slow phone 50 ms.
 */
const DIGITS: Readonly<Partial<Record<string, number>>> = {
  bhd: 3,
  isk: 0,
  jod: 3,
  jpy: 0,
  krw: 0,
  kwd: 3,
  omr: 3,
  tnd: 3,
} satisfies Partial<Record<Currency, number>>;

/** How many digits an amount is written with. Throws RangeError for what is no currency's name. */
function digitsOf(currency: string): number {
  if (Object.hasOwn(LEAST_CHARGES, currency)) return DIGITS[currency] ?? 2;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** How amounts of a currency are counted and charged. */
export interface CurrencyFacts {
  /** Digits of the smallest unit that amounts are counted in: 2 where a hundred make one, 0 where there is no smaller unit. */
  digits: number;
  /** How many of those can be paid: Stripe charges no single thousandths. */
  paidDigits: number;
  /** How many of the smallest unit can be paid at least at a time: 1, or 10 where the last of three digits has to be nought. */
  step: number;
}

const known = new Map<string, CurrencyFacts>();

/** How amounts of a currency are counted, by its name as Stripe writes it. Throws RangeError for what is no currency's. */
export function currencyFacts(currency: string): CurrencyFacts {
  const before = known.get(currency);
  if (before !== undefined) return before;
  const shown = digitsOf(currency);
  const digits = STRIPE_DIGITS[currency] ?? shown;
  const paidDigits = Math.min(shown, 2);
  const facts = { digits, paidDigits, step: 10 ** (digits - paidDigits) };
  known.set(currency, facts);
  return facts;
}

/** The currencies that a shop can have. */
export const CURRENCIES: readonly string[] = Object.keys(LEAST_CHARGES);

/** The least and the most that can be charged in a currency, both allowed, in its smallest unit. */
export function chargeBounds(currency: Currency): { least: number; most: number } {
  const { step } = currencyFacts(currency);
  return { least: LEAST_CHARGES[currency], most: MOST_CHARGE - (MOST_CHARGE % step) };
}
