import { describe, expect, it } from 'vitest';
import { MAX_PRICE_CHANGES, type PriceChange, reducedFrom, withPriceChange } from './price-changes.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;

/** A change so many days ago. */
const change = (daysAgo: number, from: number, to: number): PriceChange => {
  const at = NOW - daysAgo * DAY_MS;
  return { at: { toMillis: () => at, toDate: () => new Date(at) }, from, to };
};
const noted = (...changes: PriceChange[]) => changes.reduce<PriceChange[]>(withPriceChange, []);

describe('withPriceChange', () => {
  const [first, second, third] = [change(3, 50, 45), change(2, 45, 48), change(1, 48, 40)];

  it.each([
    { order: [first, second, third] },
    { order: [third, first, second] },
    { order: [second, third, second, first, third] },
  ])('gives the same in any order, doubled or not', ({ order }) => {
    expect(noted(...order)).toEqual([first, second, third]);
  });

  it('forgets the oldest', () => {
    const many = Array.from({ length: MAX_PRICE_CHANGES + 5 }, (_, index) =>
      change(90 - index, index, index + 1),
    );
    expect(noted(...many.toReversed())).toEqual(many.slice(5));
  });
});

describe('reducedFrom', () => {
  it.each([
    { what: 'never changed', changes: [], price: 40, was: undefined },
    { what: 'reduced', changes: [change(1, 50, 40)], price: 40, was: 50 },
    { what: 'raised', changes: [change(1, 50, 60)], price: 60, was: undefined },
    {
      what: 'raised before it was reduced',
      changes: [change(2, 50, 90), change(1, 90, 60)],
      price: 60,
      was: undefined,
    },
    { what: 'reduced twice', changes: [change(20, 50, 45), change(1, 45, 40)], price: 40, was: 45 },
    {
      what: 'reduced, long after it had been cheaper',
      changes: [change(50, 30, 50), change(1, 50, 40)],
      price: 40,
      was: 50,
    },
    { what: 'reduced long ago', changes: [change(31, 50, 40)], price: 40, was: undefined },
  ])('of a price that was $what is $was', ({ changes, price, was }) => {
    expect(reducedFrom(changes, price, NOW)).toBe(was);
  });

  it('of a product from before prices were noted is unknown', () => {
    expect(reducedFrom(undefined, 40, NOW)).toBeUndefined();
  });
});
