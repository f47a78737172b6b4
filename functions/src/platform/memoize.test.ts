import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('reads once for everybody who asks within the time', async () => {
    let now = 0;
    let reads = 0;
    const read = memoize(async () => ++reads, { forMs: () => 1000, now: () => now });
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    now = 999;
    expect(await read()).toBe(1);
    now = 1000;
    expect(await read()).toBe(2);
  });

  it('tries again after a failure', async () => {
    let fails = true;
    const read = memoize(
      async () => {
        if (fails) throw new Error('away');
        return 'there';
      },
      { forMs: () => 1000 },
    );
    await expect(read()).rejects.toThrow('away');
    fails = false;
    expect(await read()).toBe('there');
  });
});
