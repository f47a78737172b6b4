import { describe, expect, it } from 'vitest';
import { assertChargeable } from './amount.ts';
import { amountInWords } from './currency-units.ts';

describe('an amount', () => {
  it.each([
    [123_456, 'usd', '$1,234.56'],
    [123_456, 'jpy', '¥123,456'],
    [1_250, 'kwd', 'KWD\u00a01.250'],
    [50_000, 'isk', 'ISK\u00a0500'],
  ])('of %d %s is written %s', (amount, currency, words) => {
    expect(amountInWords(amount, currency)).toBe(words);
  });

  it.each([
    [49, 'usd', 'at least $0.50'],
    [100_000_000, 'usd', 'no more than $999,999.99'],
    [49, 'jpy', 'at least ¥50'],
    [1_255, 'kwd', 'multiple of 10'],
    [50_050, 'isk', 'multiple of 100'],
  ])('of %d %s can’t be charged: it must be %s', (amount, currency, words) => {
    expect(() => assertChargeable(amount, currency)).toThrow(words);
  });

  it.each([
    [50, 'jpy'],
    [1_250, 'kwd'],
  ])('of %d %s can be charged', (amount, currency) => {
    expect(() => assertChargeable(amount, currency)).not.toThrow();
  });
});
