import { describe, expect, it } from 'vitest';
import { feeExample, feeRuleText, sellerShareText } from './fee-texts.ts';

describe('feeRuleText', () => {
  it.each([
    [500, 30, '5% and $0.30'],
    [250, 0, '2.5%'],
    [0, 100, '$1'],
    [0, 0, undefined],
  ])('of %i basis points and %i cents are %s', (basisPoints, fixed, words) => {
    expect(feeRuleText({ basisPoints, fixed })).toBe(words);
  });
});

describe('sellerShareText', () => {
  it.each([
    [45.5, 5, 0.3, 'You get $42.92 when it sells (after our fee of 5% and $0.30 on price and delivery)'],
    [0.5, 50, 1, 'You get $0 when it sells (after our fee of 50% and $1 on price and delivery)'],
    [45.5, 0, 0, undefined],
    [0, 5, 0, undefined],
    [45.555, 5, 0, undefined],
    [Number.NaN, 5, 0, undefined],
  ])('of %d at %d per cent and %d are %s', (price, feePercent, feeFixed, words) => {
    expect(sellerShareText(price, { feePercent, feeFixed })).toBe(words);
  });
});

describe('feeExample', () => {
  it('says what the shop keeps', () => {
    expect(feeExample(45, { feePercent: 5, feeFixed: 0.3 })).toBe('Fee for $45: $2.55.');
    expect(feeExample(45, { feePercent: 0, feeFixed: 0 })).toBe('Fee for $45: none.');
  });
});
