import { describe, expect, it } from 'vitest';
import { CURRENCIES, chargeBounds, currencyFacts } from './currencies.ts';

describe('a currency', () => {
  it.each([
    ['usd', { digits: 2, paidDigits: 2, step: 1 }],
    ['jpy', { digits: 0, paidDigits: 0, step: 1 }],
    // The last of three digits has to be nought.
    ['kwd', { digits: 3, paidDigits: 2, step: 10 }],
    // Hundredths can be charged, whether or not an edition of Intl writes them.
    ['huf', { digits: 2, paidDigits: 2, step: 1 }],
    // No hundredths are in use, but Stripe counts in them.
    ['isk', { digits: 2, paidDigits: 0, step: 100 }],
  ])('%s is counted and paid in its own units', (currency, facts) => {
    expect(currencyFacts(currency)).toEqual(facts);
  });

  // Where Stripe counts otherwise, and where editions of Intl differ, the table above holds.
  it.each(CURRENCIES.filter((name) => name !== 'isk' && name !== 'huf'))(
    '%s has as many digits as it is written with',
    (currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency });
      expect(currencyFacts(currency).digits).toBe(format.resolvedOptions().maximumFractionDigits);
    },
  );

  it('has bounds that can be paid themselves', () => {
    expect(chargeBounds('usd')).toEqual({ least: 50, most: 99_999_999 });
    expect(chargeBounds('kwd')).toEqual({ least: 200, most: 99_999_990 });
    expect(chargeBounds('isk').most % 100).toBe(0);
  });

  it('is one that there is', () => {
    expect(() => currencyFacts('dollars')).toThrow(RangeError);
  });
});
