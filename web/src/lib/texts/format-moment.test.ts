import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatMoment } from './format-moment.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 0, 2, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** As it is read, whatever space stands before AM and PM. */
const read = (time: Date) => formatMoment(time).replace(/\s/gu, ' ');

it('names the year of a moment that is not of this one', () => {
  expect(read(new Date(2026, 0, 1, 0, 5))).toBe('Jan 1, 12:05 AM');
  expect(read(new Date(2025, 11, 31, 23, 55))).toBe('Dec 31, 2025, 11:55 PM');
  expect(read(new Date(2027, 0, 31, 9, 5))).toBe('Jan 31, 2027, 9:05 AM');
});
