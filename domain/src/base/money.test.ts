import { describe, expect, it } from 'vitest';
import { formatCents, formatPrice, fromCents, toCents } from './money.ts';

describe('money', () => {
  it.each([
    [0.5, 50],
    [19.99, 1999],
    [1.1, 110],
    [4.35, 435],
    [999999.99, 99999999],
  ])('%d dollars are %d cents', (price, cents) => {
    expect(toCents(price)).toBe(cents);
    expect(fromCents(cents)).toBe(price);
  });

  it.each([0.001, 1.999, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount of money', (price) => {
    expect(toCents(price)).toBeNull();
  });

  it('every amount survives the way there and back', () => {
    for (let cents = 0; cents < 20_000; cents += 7) expect(toCents(fromCents(cents))).toBe(cents);
  });

  // Specification 9. Prices with $
  it('is shown with a $ and cents only when there are any', () => {
    expect([formatPrice(45), formatPrice(1234.5), formatCents(4550)]).toEqual(['$45', '$1,234.50', '$45.50']);
  });

  it('is shown in the currency of a payment, where that is another', () => {
    expect(formatCents(4500, 'chf')).toMatch(/^CHF\s45\.00$/);
  });
});
