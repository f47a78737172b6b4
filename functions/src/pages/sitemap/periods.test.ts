import { expect, it } from 'vitest';
import type { Period } from '../../catalogue/advertisements/list-unsold-pages.ts';
import { periodNamed, periodsWithItems } from './periods.ts';

it.each([
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2024-02-29', '2024-02-29', '2024-03-01'],
])('%s is from %s until %s', (name, from, until) => {
  expect(periodNamed(name)).toEqual({ from: new Date(from), until: new Date(until) });
});

it.each(['', '2026', '2026-13', '2026-00', '2026-02-30', '2026-11-00', '2026-1', '2026-11-01-01', 'pages'])(
  '“%s” names no period',
  (name) => {
    expect(periodNamed(name)).toBeUndefined();
  },
);

const NOW = new Date('2026-11-28T12:00:00Z');

/** Counts items that were advertised on these days. */
const among =
  (...days: string[]) =>
  async (period?: Period) =>
    days
      .map((day) => new Date(day))
      .filter((day) => period === undefined || (day >= period.from && day < period.until)).length;

it('lists the months with an item, the newest first, and the days of one that has too many', async () => {
  const count = among('2026-11-28', '2026-11-01', '2026-11-01', '2026-09-30', '2025-12-31T23:59:59Z');
  expect(await periodsWithItems(count, 2, NOW)).toEqual(['2026-11-28', '2026-11-01', '2026-09', '2025-12']);
  expect(await periodsWithItems(count, 3, NOW)).toEqual(['2026-11', '2026-09', '2025-12']);
});

it('lists none where there are no items, and ends where one has no time that can be found', async () => {
  expect(await periodsWithItems(among(), 2, NOW)).toEqual([]);
  expect(await periodsWithItems(among('1900-01-01', '2026-11-02'), 2, NOW)).toEqual(['2026-11']);
});
