import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';

/** Bounds of a charge in the smallest unit. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_USD = 50;
const MAX_AMOUNT = 99_999_999;

/** The one currency served here. */
const CURRENCY = 'usd';

/** Cents as Stripe writes them in messages: 123456 gives `$1,234.56`. */
export function inDollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** The amount to charge in cents; undefined when absent. Throws when it is out of bounds. */
export function readAmount(parameters: Parameters): number | undefined {
  const amount = parameters.integer('amount');
  if (amount === undefined) return undefined;
  const refuse = (code: string, message: string) => new InvalidRequest(message, { code, param: 'amount' });
  if (amount < 1) {
    throw refuse('parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  }
  if (amount < MIN_USD) throw refuse('amount_too_small', `Amount must be at least ${inDollars(MIN_USD)} usd`);
  if (amount > MAX_AMOUNT) {
    throw refuse('amount_too_large', `Amount must be no more than ${inDollars(MAX_AMOUNT)}`);
  }
  return amount;
}

/** The currency; undefined when absent. */
export function readCurrency(parameters: Parameters): string | undefined {
  const currency = parameters.text('currency')?.toLowerCase();
  if (currency === undefined || currency === CURRENCY) return currency;
  throw new InvalidRequest(
    `Invalid currency: ${currency}. The local card provider supports these currencies: ${CURRENCY}`,
    {
      param: 'currency',
    },
  );
}
