import { describe, expect, it } from 'vitest';
import { nextCall, readRhythm } from './rhythm.ts';

const at = (time: string) => Date.parse(time);

describe('how often a function is called', () => {
  it.each([
    ['every 5 minutes', { everyMs: 300_000 }],
    ['every 24 hours', { everyMs: 86_400_000 }],
    ['every day 03:00', { hour: 3, timeZone: 'America/Los_Angeles' }],
  ])('is read off %j', (words, rhythm) => expect(readRhythm({ words })).toEqual(rhythm));

  it.each(['every monday 09:00', '0 3 * * *', ''])('is not guessed from %j', (words) =>
    expect(() => readRhythm({ words })).toThrow('No rhythm'),
  );

  it('is a moment of each day by the clock on the wall, summer time or not', () => {
    const nightly = readRhythm({ words: 'every day 03:00' });
    // Clocks in Los Angeles go back on 7 November 2027.
    expect(nextCall(nightly, at('2027-11-06T12:00:00Z'))).toBe(at('2027-11-07T11:00:00Z'));
    expect(nextCall(nightly, at('2027-11-05T12:00:00Z'))).toBe(at('2027-11-06T10:00:00Z'));
  });
});
