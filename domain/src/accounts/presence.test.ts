import { describe, expect, it } from 'vitest';
import { dayOf } from './device.ts';
import { awayUntil, hidesItems, lastHere } from './presence.ts';

/** A Monday. */
const NOW = Date.UTC(2026, 10, 23, 12);
const TODAY = dayOf(NOW);

describe('when somebody was last here', () => {
  it.each([
    [-1, 'Active today'],
    [0, 'Active today'],
    [1, 'Active yesterday'],
    [2, 'Last active on Saturday'],
    [6, 'Last active on Tuesday'],
    [7, 'Last active a week ago'],
    [20, 'Last active 2 weeks ago'],
    [59, 'Last active 8 weeks ago'],
    [60, 'Last active 2 months ago'],
  ])('%i days ago is said by the day at most', (ago, said) => {
    expect(lastHere({ day: TODAY - ago }, NOW)).toBe(said);
  });
});

describe('being away', () => {
  it('lasts until the end of the day that was said', () => {
    expect(awayUntil({ awayUntil: TODAY }, NOW)).toBe(TODAY);
    expect(awayUntil({ awayUntil: TODAY - 1 }, NOW)).toBeUndefined();
    expect(awayUntil({}, NOW)).toBeUndefined();
  });

  it('hides items until the end of the same day, where that was wanted', () => {
    expect(hidesItems({ hidesUntil: TODAY }, NOW)).toBe(true);
    expect(hidesItems({ hidesUntil: TODAY - 1 }, NOW)).toBe(false);
    expect(hidesItems({}, NOW)).toBe(false);
    expect(hidesItems(undefined, NOW)).toBe(false);
  });
});
