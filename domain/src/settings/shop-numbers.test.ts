import { expect, it } from 'vitest';
import { lastMonths, NUMBER_MONTHS } from './shop-numbers.ts';

it('counts whole months in UTC without a gap, the last the one it is now', () => {
  const months = lastMonths(Date.UTC(2026, 1, 28, 23, 59));
  expect(months).toHaveLength(NUMBER_MONTHS);
  expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2025-03', '2025-04']);
  expect(months.at(-1)).toEqual({
    month: '2026-02',
    from: Date.UTC(2026, 1, 1),
    until: Date.UTC(2026, 2, 1),
  });
  for (const [place, { until }] of months.slice(0, -1).entries()) {
    expect(months[place + 1]?.from).toBe(until);
  }
});
