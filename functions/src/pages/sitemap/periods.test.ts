import { expect, it, vi } from 'vitest';
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

it.each(['0000-01', '0001-01-01', '1999-12', '2100-01', '9999-12', '9999-12-31'])(
  '“%s” names none in which a shop has items',
  (name) => {
    expect(periodNamed(name)).toBeUndefined();
  },
);

const NOW = new Date('2026-11-28T12:00:00Z');

/** Items that were advertised on these days. */
function among(...days: string[]) {
  const times = days.map((day) => new Date(day)).sort((a, b) => a.getTime() - b.getTime());
  return {
    count: vi.fn(
      async (period?: Period) =>
        times.filter((day) => period === undefined || (day >= period.from && day < period.until)).length,
    ),
    oldest: async () => times[0],
  };
}

it('lists the months with an item, the newest first, and the days of one that has too many', async () => {
  const items = among('2026-11-28', '2026-11-01', '2026-11-01', '2026-09-30', '2025-12-31T23:59:59Z');
  expect(await periodsWithItems(items, 2, NOW)).toEqual(['2026-11-28', '2026-11-01', '2026-09', '2025-12']);
  expect(await periodsWithItems(items, 3, NOW)).toEqual(['2026-11', '2026-09', '2025-12']);
});

it('lists none where there are no items, and ends where one has no time that can be found', async () => {
  expect(await periodsWithItems(among(), 2, NOW)).toEqual([]);
  expect(await periodsWithItems(among('1900-01-01', '2026-11-02'), 2, NOW)).toEqual(['2026-11']);
});

it('asks for no month before the oldest, though an item that was counted is gone', async () => {
  const { count, oldest } = among('2026-11-02', '2026-09-15');
  const sold = vi.fn(async (period?: Period) => (period === undefined ? 3 : count(period)));
  expect(await periodsWithItems({ count: sold, oldest }, 2, NOW)).toEqual(['2026-11', '2026-09']);
  expect(sold.mock.calls.map(([period]) => period?.from.toISOString().slice(0, 7))).toEqual([
    undefined,
    '2026-11',
    '2026-10',
    '2026-09',
  ]);
});
