import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';

/**
 * The least charge of each currency that is served, in its smallest unit; all have a hundred to the unit.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MIN_AMOUNTS: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30 };
const MAX_AMOUNT = 99_999_999;

/** An amount as Stripe writes it in messages: 123456 of `usd` gives `$1,234.56`. */
export function amountInWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

/** The amount to charge in the currency's smallest unit; undefined when absent. Throws when it is no amount at all. */
export function readAmount(parameters: Parameters): number | undefined {
  const amount = parameters.integer('amount');
  if (amount === undefined || amount >= 1) return amount;
  throw new InvalidRequest('This value must be greater than or equal to 1.', {
    code: 'parameter_invalid_integer',
    param: 'amount',
  });
}

/** Throws when the amount is out of the bounds of its currency, one of those that `readCurrency` gives. */
export function assertChargeable(amount: number, currency: string): void {
  const refuse = (code: string, message: string) => new InvalidRequest(message, { code, param: 'amount' });
  const least = MIN_AMOUNTS[currency] ?? 1;
  if (amount < least) {
    throw refuse('amount_too_small', `Amount must be at least ${amountInWords(least, currency)} ${currency}`);
  }
  if (amount > MAX_AMOUNT) {
    throw refuse('amount_too_large', `Amount must be no more than ${amountInWords(MAX_AMOUNT, currency)}`);
  }
}

/** The currency; undefined when absent. Throws for one that is not served. */
export function readCurrency(parameters: Parameters): string | undefined {
  const currency = parameters.text('currency')?.toLowerCase();
  if (currency === undefined || Object.hasOwn(MIN_AMOUNTS, currency)) return currency;
  const served = Object.keys(MIN_AMOUNTS).join(', ');
  throw new InvalidRequest(
    `Invalid currency: ${currency}. The local card provider supports these currencies: ${served}`,
    { param: 'currency' },
  );
}
