import { describe, expect, it } from 'vitest';
import { isApart, SUITE_NAMES, suiteOf, TURNS } from './suites.ts';

describe('a local suite of its own', () => {
  it('is for what counts on the store and makes the provider fail, beside what does, too', () => {
    expect(isApart(['journeys'], [['money'], ['journeys']])).toBe(true);
    expect(isApart(['money'], [['money'], ['journeys']])).toBe(false);
  });

  it('is not for what has the one suite to itself', () => {
    expect(isApart(['journeys'], [['journeys']])).toBe(false);
    expect(isApart(['journeys'], [['proof'], ['journeys']])).toBe(false);
  });

  it('is one at a time, for there is one place beside the first', () => {
    for (const turn of TURNS) expect(turn.filter((lane) => isApart(lane, turn)).length).toBeLessThan(2);
    const apart = SUITE_NAMES.filter((name) => suiteOf(name).apart);
    expect(apart).toEqual(['journeys']);
  });
});
