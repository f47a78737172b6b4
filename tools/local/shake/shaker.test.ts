import { describe, expect, it } from 'vitest';
import { Shaker, shakerOf } from './shaker.ts';

const many = <T>(give: () => T) => Array.from({ length: 4_000 }, give);

const waitsOf = (seed: string) => {
  const shaker = new Shaker(seed);
  return many(() => shaker.delayMs('call a'));
};

describe('a shaker', () => {
  it('decides the same for the same seed, whatever else it was asked between', () => {
    const alone = waitsOf('7');
    const other = new Shaker('7');
    const between = many(() => {
      other.delayMs('call b');
      other.isTwice('call a');
      return other.delayMs('call a');
    });
    expect(between).toEqual(alone);
    expect(waitsOf('8')).not.toEqual(alone);
  });

  it('lets most wait hardly, some up to two seconds, and a few eight', () => {
    const waits = waitsOf('7').sort((a, b) => a - b);
    const usual = waits.filter((ms) => ms !== 8_000);
    expect(usual[Math.floor(usual.length / 2)]).toBeLessThan(20);
    expect(usual.at(-1)).toBeGreaterThan(1_900);
    expect(usual.at(-1)).toBeLessThan(2_000);
    expect(waits.length - usual.length).toBeGreaterThan(0);
    expect(waits.length - usual.length).toBeLessThan(40);
  });

  it('lets some come twice, and not most', () => {
    const shaker = new Shaker('7');
    const twice = many(() => shaker.isTwice('event')).filter(Boolean).length;
    expect(twice).toBeGreaterThan(800);
    expect(twice).toBeLessThan(1_200);
  });

  it('lets the clock stand still for more than a millisecond', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => new Shaker(String(seed)).clockStepMs);
    expect(Math.min(...steps)).toBeGreaterThan(1);
    expect(Math.max(...steps)).toBeLessThan(21);
    expect(new Set(steps).size).toBeGreaterThan(1);
  });
});

it('nothing shakes a process that is told of no seed', () => {
  expect(shakerOf({})).toBeUndefined();
  expect(shakerOf({ THRIFTLINE_SHAKE: '' })).toBeUndefined();
  expect(shakerOf({ THRIFTLINE_SHAKE: '7' })?.seed).toBe('7');
});
