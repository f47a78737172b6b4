import { describe, expect, it } from 'vitest';
import { decimalCents, formatCents, formatPrice, fromCents, payable, toCents } from './money.ts';

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
    expect(formatCents(4500, 'jpy')).toBe('¥4,500');
    expect(formatCents(4500, 'kwd')).toMatch(/^KWD\s4\.500$/);
    expect(formatCents(450_000, 'isk')).toMatch(/^ISK\s4,500$/);
  });

  it.each([
    ['jpy', 1999, 1999, '1999'],
    ['kwd', 1.25, 1250, '1.250'],
    ['isk', 1999, 199_900, '1999.00'],
  ])('in %s is counted as Stripe counts it', (currency, price, cents, decimal) => {
    expect(toCents(price, currency)).toBe(cents);
    expect(fromCents(cents, currency)).toBe(price);
    expect(decimalCents(cents, currency)).toBe(decimal);
  });

  it.each([
    ['jpy', 0.5],
    ['kwd', 1.255],
    ['isk', 0.5],
    ['usd', 0.005],
  ])('in %s can’t be paid in any smaller step', (currency, price) => {
    expect(toCents(price, currency)).toBeNull();
  });

  it('is rounded to what can be paid', () => {
    expect([payable(12.5), payable(12.9, Math.floor), payable(12.1, Math.ceil)]).toEqual([13, 12, 13]);
    expect([payable(1255, Math.round, 'kwd'), payable(1255, Math.floor, 'kwd')]).toEqual([1260, 1250]);
    expect(payable(7550, Math.ceil, 'isk')).toBe(7600);
  });
});
