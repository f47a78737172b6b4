import { expect, it } from 'vitest';
import { roundingWords } from './books-words.ts';
import { PAYOUT_STATES } from './payout-machine.ts';
import { STUCK_PAYOUT_STATES, stuckPayoutWords } from './stuck-payout-words.ts';

it.each([
  [13_500, 'brought the shop $0.0135'],
  [-5000, 'cost the shop $0.005'],
  [1_000_000, 'brought the shop $1.00'],
  [1, 'brought the shop $0.000001'],
  [0, 'nothing'],
])('rounding of %i parts is %s', (rounding, words) => {
  expect(roundingWords(rounding)).toContain(words);
});

it('says of each stuck payout why', () => {
  expect(PAYOUT_STATES).toEqual(expect.arrayContaining([...STUCK_PAYOUT_STATES]));
  const blocks = ['account', 'dispute', 'refused'] as const;
  const words = blocks.map((block) => stuckPayoutWords({ state: 'blocked', block }));
  expect(new Set([...words, stuckPayoutWords({ state: 'owed' })]).size).toBe(4);
});
