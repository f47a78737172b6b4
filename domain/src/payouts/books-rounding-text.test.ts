import { expect, it } from 'vitest';
import { booksRoundingText } from './books-rounding-text.ts';
import { PAYOUT_STATES } from './payout-machine.ts';
import { STUCK_PAYOUT_STATES, stuckPayoutText } from './stuck-payout-texts.ts';

it.each([
  [13_500, 'earned us $0.0135'],
  [-5000, 'cost us $0.005'],
  [1_000_000, 'earned us $1.00'],
  [1, 'earned us $0.000001'],
  [0, 'made no difference'],
])('rounding of %i parts is %s', (rounding, words) => {
  expect(booksRoundingText(rounding)).toContain(words);
});

it('says of each stuck payout why', () => {
  expect(PAYOUT_STATES).toEqual(expect.arrayContaining([...STUCK_PAYOUT_STATES]));
  const blocks = ['account', 'suspended', 'suspendedForGood', 'dispute', 'refused'] as const;
  const words = blocks.map((block) => stuckPayoutText({ state: 'blocked', block }));
  expect(new Set([...words, stuckPayoutText({ state: 'owed' })]).size).toBe(6);
});
