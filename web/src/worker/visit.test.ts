import { expect, it } from 'vitest';
import { staysIn, visitAt } from './visit.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 23, 12);
const first = visitAt(null, NOON);

it('is the same visit until half an hour has gone by without a sign', () => {
  expect(visitAt(first, NOON + 29 * MINUTE)).toEqual({ count: 1, since: NOON, last: NOON + 29 * MINUTE });
  expect(visitAt(first, NOON + 30 * MINUTE).count).toBe(2);
});

it('is another visit when the clock was set back', () => {
  expect(visitAt(first, NOON - 1).count).toBe(2);
});

it('takes for one who stays whoever has been there for a minute, or comes again', () => {
  expect(staysIn(first)).toBe(MINUTE);
  expect(staysIn(visitAt(first, NOON + 20_000))).toBe(40_000);
  expect(staysIn(visitAt(first, NOON + MINUTE))).toBe(0);
  expect(staysIn(visitAt(first, NOON + 40 * MINUTE))).toBe(0);
});
