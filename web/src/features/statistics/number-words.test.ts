import { expect, it } from 'vitest';
import { monthWords, numberWords, shortMonth } from './number-words.ts';

const month = { month: '2026-11', members: 1, items: 2, orders: 3, cents: 123_450, disputes: 0 };

it('reads a month in UTC and money in its currency', () => {
  expect(monthWords(month)).toBe('November 2026');
  expect(shortMonth(month)).toBe('Nov');
  expect(numberWords('cents', month.cents)).toBe('$1,234.50');
  expect(numberWords('orders', 12_345)).toBe('12,345');
});
