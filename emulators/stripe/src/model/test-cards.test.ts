import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandRuleOf, groupDigits, passesLuhn } from './card-number.ts';
import { KNOWN_CARDS, TEST_CARDS, testCardByTwin } from './test-cards.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
/** The rows of the table of cards: a number as it is printed, and the ready-made payment method. */
const ROWS = [...README.matchAll(/^\| ([\d ]+?) +\| `(pm_\w+)`/gm)].map(([, number = '', twin = '']) => ({
  number,
  twin,
}));

describe('the known cards', () => {
  it.each(KNOWN_CARDS)('$number ($shows) is a number of its brand', ({ number, brand }) => {
    const rule = brandRuleOf(number);
    expect(rule.brand).toBe(brand);
    expect(rule.lengths).toContain(number.length);
    expect(passesLuhn(number)).toBe(true);
  });

  it('have numbers and ready-made payment methods of their own', () => {
    const numbers = KNOWN_CARDS.map(({ number }) => number);
    const twins = KNOWN_CARDS.flatMap((card) => card.twins);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(twins).toEqual([...new Set(twins)]);
  });
});

describe('the README', () => {
  it('has every card worth telling a person of', () => {
    const told = ROWS.map(({ number }) => number);
    expect(told).toEqual(expect.arrayContaining(TEST_CARDS.map(({ number }) => groupDigits(number))));
  });

  it.each(ROWS)('gives $number the payment method that stands for it', ({ number, twin }) => {
    expect(groupDigits(testCardByTwin(twin)?.number ?? '')).toBe(number);
  });
});
