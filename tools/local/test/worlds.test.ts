import { describe, expect, it } from 'vitest';
import { offsetsOf } from './worlds.ts';

describe('the local suites of a run', () => {
  it('journeys have one apart where others share the first', () => {
    const [shared, apart] = offsetsOf(['unit', 'money', 'journeys', 'queries'], 15_000);
    expect(shared).toBe(15_000);
    expect(apart).not.toBe(shared);
  });

  it('one is enough where nothing runs beside what is asked for', () => {
    expect(offsetsOf(['journeys', 'browsers'], 15_000)).toEqual([15_000, 15_000]);
    expect(offsetsOf(['unit', 'api', 'money'], 15_000)).toEqual([15_000, 15_000]);
    expect(offsetsOf(['unit'], 15_000)).toEqual([15_000, 15_000]);
  });
});
