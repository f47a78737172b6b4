import { expect, it } from 'vitest';
import { roundingWords } from './books-words.ts';
import { PAYOUT_STATES } from './payout-machine.ts';
import { STUCK_PAYOUT_STATES, stuckPayoutWords } from './stuck-payout-words.ts';

it.each([
  [13_500, 'earned us $0.0135'],
  [-5000, 'cost us $0.005'],
  [1_000_000, 'earned us $1.00'],
  [1, 'earned us $0.000001'],
  [0, 'made no difference'],
])('rounding of %i parts is %s', (rounding, words) => {
  expect(roundingWords(rounding)).toContain(words);
});

it('says of each stuck payout why', () => {
  expect(PAYOUT_STATES).toEqual(expect.arrayContaining([...STUCK_PAYOUT_STATES]));
  const blocks = ['account', 'dispute', 'refused'] as const;
  const words = blocks.map((block) => stuckPayoutWords({ state: 'blocked', block }));
  expect(new Set([...words, stuckPayoutWords({ state: 'owed' })]).size).toBe(4);
});
