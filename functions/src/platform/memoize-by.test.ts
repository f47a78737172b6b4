import { expect, it } from 'vitest';
import { memoizeBy } from './memoize-by.ts';

/** A read that counts how often each key was asked for. */
function counting() {
  const times: Record<string, number> = {};
  const read = async (key: string) => {
    times[key] = (times[key] ?? 0) + 1;
    return `${key}${times[key]}`;
  };
  return { times, read };
}

it('reads each key once for a while', async () => {
  let time = 0;
  const { read } = counting();
  const known = memoizeBy(read, { forMs: 10, most: 5, now: () => time });
  expect([await known('a'), await known('b'), await known('a')]).toEqual(['a1', 'b1', 'a1']);
  time = 10;
  expect(await known('a')).toBe('a2');
});

it('forgets what was asked for longest ago', async () => {
  const { read, times } = counting();
  const known = memoizeBy(read, { forMs: 10, most: 2, now: () => 0 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await known(key);
  expect(times).toEqual({ a: 1, b: 2, c: 1 });
});
