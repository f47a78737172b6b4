import { InvalidRequest } from '../protocol/api-error.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { amountInWords, amountStep } from './currency-units.ts';

/**
 * The least charge of each currency that is served, in its smallest unit; 1 where the least is what converts to 50 US cents.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MIN_AMOUNTS: Readonly<Record<string, number>> = {
  ...{
    usd: 50,
    eur: 50,
    gbp: 30,
    aed: 200,
    aud: 50,
    bgn: 100,
    brl: 50,
    cad: 50,
    chf: 50,
    czk: 1500,
    dkk: 250,
  },
  ...{ hkd: 400, huf: 17_500, inr: 50, jpy: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, pln: 200, ron: 200 },
  ...{ sek: 300, sgd: 50, thb: 1000 },
  ...{ bhd: 1, egp: 1, isk: 1, jod: 1, krw: 1, kwd: 1, mad: 1, omr: 1, qar: 1, sar: 1, tnd: 1, zar: 1 },
};
const MAX_AMOUNT = 99_999_999;

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
  const step = amountStep(currency);
  if (amount % step !== 0) {
    throw refuse('invalid_charge_amount', `Amount of ${currency} must be a multiple of ${step}`);
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
