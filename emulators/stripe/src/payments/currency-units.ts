/** Where the API counts in other units than ISO 4217. https://docs.stripe.com/currencies#special-cases */
const OWN_DIGITS: Readonly<Record<string, number>> = { isk: 2, ugx: 2 };

/** How many digits of an amount in the currency's smallest unit come after the point, and how many of those are in use. */
export function digitsOf(currency: string): { counted: number; used: number } {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const used = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { counted: OWN_DIGITS[currency] ?? used, used };
}

/** An amount as Stripe writes it in messages: 123456 of `usd` gives `$1,234.56`, of `jpy` `¥123,456`. */
export function amountInWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount / 10 ** digitsOf(currency).counted,
  );
}

/** The least by which amounts can differ, in the smallest unit: of three digits the last has to be nought. */
export function amountStep(currency: string): number {
  const { counted, used } = digitsOf(currency);
  return 10 ** (counted - Math.min(used, 2));
}
