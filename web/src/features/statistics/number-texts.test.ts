import { expect, it } from 'vitest';
import { monthText, shopNumberText, shortMonth } from './number-texts.ts';

const month = { month: '2026-11', members: 1, items: 2, orders: 3, cents: 123_450, disputes: 0 };

it('reads a month in UTC and money in its currency', () => {
  expect(monthText(month)).toBe('November 2026');
  expect(shortMonth(month)).toBe('Nov');
  expect(shopNumberText('cents', month.cents)).toBe('$1,234.50');
  expect(shopNumberText('orders', 12_345)).toBe('12,345');
});
