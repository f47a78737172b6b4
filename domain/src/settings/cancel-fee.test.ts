import { expect, it } from 'vitest';
import { cancelFeeOf } from './cancel-fee.ts';

const KNOWN = { payer: 'buyer', isPerson: true, cardFee: 162, amount: 4550 } as const;

it('a buyer who cancels bears what the provider took, and no more', () => {
  expect(cancelFeeOf(KNOWN)).toBe(162);
});

it.each([
  ['the shop bears it', { payer: 'shop' }],
  ['a trader sold it, or it isn’t known who did', { isPerson: false }],
  ['the provider has not said what it took', { cardFee: undefined }],
  ['the provider gave something', { cardFee: -5 }],
] as const)('nothing is kept where %s', (_why, grounds) => {
  expect(cancelFeeOf({ ...KNOWN, ...grounds })).toBe(0);
});

it('something always goes back', () => {
  expect(cancelFeeOf({ ...KNOWN, amount: 50, cardFee: 90 })).toBe(49);
});
