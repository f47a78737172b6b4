import { expect, it } from 'vitest';
import { yearOfPurchase, yearsOfUse } from './years-of-use.ts';

const NOW = new Date(2026, 10, 23, 12).getTime();

it('tells the years of use from the year of purchase', () => {
  expect(yearsOfUse(2022, NOW)).toBe(4);
  expect(yearsOfUse(2026, NOW)).toBe(0);
});

it('tells the year of purchase from the years of use', () => {
  expect(yearOfPurchase(4, NOW)).toBe(2022);
  expect(yearOfPurchase(0.5, NOW)).toBe(2026);
  expect(yearOfPurchase(1, new Date(2026, 2, 1).getTime())).toBe(2025);
});

it('tells nothing from what is not there yet, or is half typed', () => {
  for (const year of [2, 20, 202, 2027, 2022.5, Number.NaN]) expect(yearsOfUse(year, NOW)).toBeUndefined();
  for (const years of [-1, 101, Number.NaN]) expect(yearOfPurchase(years, NOW)).toBeUndefined();
});
