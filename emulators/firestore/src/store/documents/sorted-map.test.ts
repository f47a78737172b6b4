import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedMap } from './sorted-map.ts';

const key = fc.integer({ min: 0, max: 3000 }).map((number) => String(number).padStart(4, '0'));

describe('a sorted map', () => {
  it('behaves like a plain map sorted by key', () => {
    const step = fc.record({ key, isDelete: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 2000, size: 'max' }),
        fc.array(step, { size: 'max', maxLength: 2000 }),
        key,
        key,
        (loaded, steps, lower, upper) => {
          const model = new Map(loaded.map((entry) => [entry, `loaded ${entry}`]));
          const map = SortedMap.fromEntries(model);
          for (const [index, { key, isDelete }] of steps.entries()) {
            if (isDelete) {
              expect(map.delete(key)).toBe(model.delete(key));
            } else {
              map.set(key, String(index));
              model.set(key, String(index));
            }
          }
          const expected = [...model].sort(([a], [b]) => (a < b ? -1 : 1));
          const between = expected
            .filter(([entry]) => entry >= lower && entry < upper)
            .map(([, value]) => value);
          expect(map.size).toBe(model.size);
          expect([...map.values()]).toEqual(expected.map(([, value]) => value));
          expect([...map.range(lower, upper)]).toEqual(between);
          expect([...map.range(lower, upper, true)]).toEqual(between.reverse());
          expect(map.count(lower, upper)).toBe(between.length);
          expect(map.get(lower)).toBe(model.get(lower));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps ten thousand ascending and descending keys in order', () => {
    const map = new SortedMap<number>();
    for (let index = 0; index < 10_000; index++) {
      map.set(`b${String(index).padStart(5, '0')}`, index);
      map.set(`a${String(10_000 - index).padStart(5, '0')}`, index);
    }
    expect(map.size).toBe(20_000);
    expect([...map.range('b', 'c')]).toEqual(Array.from({ length: 10_000 }, (_, index) => index));
    expect(map.count('a', 'b')).toBe(10_000);
  });
});
