import { expect, it } from 'vitest';
import { coarseDate } from './coarse-date.ts';

let time = 1_000_003;
class SetDate extends Date {
  static override now = () => time;
}

it('moments within a step are the same, and dates that are given stay as they are', () => {
  const Coarse = coarseDate(10, SetDate as DateConstructor);
  expect([Coarse.now(), new Coarse()]).toEqual([1_000_000, new Date(1_000_000)]);
  time = 1_000_009;
  expect(Coarse.now()).toBe(1_000_000);
  time = 1_000_010;
  expect(Coarse.now()).toBe(1_000_010);
  expect(new Coarse(5)).toEqual(new Date(5));
  expect(Coarse.UTC(1970, 0, 1)).toBe(0);
  expect(new Coarse()).toBeInstanceOf(Date);
});
