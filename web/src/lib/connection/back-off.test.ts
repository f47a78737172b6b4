import { expect, it } from 'vitest';
import { BackOff, doubling } from './back-off.ts';

it('waits longer each time, at last always as long, and begins again', () => {
  const backOff = new BackOff([1, 3, 5]);
  expect([1, 2, 3, 4].map(() => backOff.next())).toEqual([1, 3, 5, 5]);
  backOff.reset();
  expect(backOff.next()).toBe(1);
});

it('doubles pauses up to the longest', () => {
  expect(doubling(2, 30)).toEqual([2, 4, 8, 16, 30]);
  expect(doubling(5, 5)).toEqual([5]);
});
