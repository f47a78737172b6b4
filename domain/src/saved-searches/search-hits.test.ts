import { describe, expect, it } from 'vitest';
import { digestDueAt, MAX_HITS, newestHit, noHits, unseenHits, withHit } from './search-hits.ts';

const at = (time: string) => Date.parse(time);
const isoOf = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

describe('what was found for a search', () => {
  it('counts the hits of a day, and begins anew with the next', () => {
    let found = noHits('bea');
    for (let number = 0; number < 5; number += 1) {
      found = withHit(found, `item-${number}`, at('2026-11-23T23:59:00Z') + number);
    }
    expect(found.dayCount).toBe(5);
    found = withHit(found, 'next', at('2026-11-24T00:00:00Z'));
    expect(found.dayCount).toBe(1);
    expect(Object.keys(found.hits)).toHaveLength(6);
  });

  it('forgets the oldest beyond what is kept', () => {
    let found = noHits('bea');
    for (let number = 0; number <= MAX_HITS; number += 1)
      found = withHit(found, `item-${number}`, 1_000 + number);
    expect(Object.keys(found.hits)).toHaveLength(MAX_HITS);
    expect(found.hits['item-0']).toBeUndefined();
    expect(newestHit(found)).toBe(1_000 + MAX_HITS);
  });

  it('is new until it was shown', () => {
    const found = withHit(withHit(noHits('bea'), 'chair', 10), 'lamp', 20);
    expect(unseenHits(found, { seenUntil: 0 })).toEqual(expect.arrayContaining(['chair', 'lamp']));
    expect(unseenHits(found, { seenUntil: 10 })).toEqual(['lamp']);
    expect(unseenHits(found, { seenUntil: newestHit(found) ?? 0 })).toEqual([]);
    expect(newestHit(noHits('bea'))).toBeUndefined();
  });
});

describe('when news are told', () => {
  it('is at once, the next morning, or on the next Monday morning', () => {
    const monday = at('2026-11-23T06:59:59Z');
    expect(digestDueAt('instant', monday)).toBeUndefined();
    expect(isoOf(digestDueAt('daily', monday))).toBe('2026-11-23T07:00:00.000Z');
    expect(isoOf(digestDueAt('daily', monday + 1_000))).toBe('2026-11-24T07:00:00.000Z');
    expect(isoOf(digestDueAt('weekly', monday))).toBe('2026-11-23T07:00:00.000Z');
    expect(isoOf(digestDueAt('weekly', monday + 1_000))).toBe('2026-11-30T07:00:00.000Z');
  });

  it("is the morning where its owner is, and UTC's where nobody knows", () => {
    const sunday = at('2026-11-22T20:30:00Z');
    expect(isoOf(digestDueAt('daily', sunday, 'Asia/Kathmandu'))).toBe('2026-11-23T01:15:00.000Z');
    // There it is Monday already, and its seven o'clock still to come.
    expect(isoOf(digestDueAt('weekly', sunday, 'Asia/Kathmandu'))).toBe('2026-11-23T01:15:00.000Z');
    expect(isoOf(digestDueAt('weekly', sunday, 'America/New_York'))).toBe('2026-11-23T12:00:00.000Z');
    expect(isoOf(digestDueAt('daily', sunday, 'Middle/Earth'))).toBe('2026-11-23T07:00:00.000Z');
  });

  it('is seven o’clock in the week in which summer time ends, too', () => {
    const saturday = at('2026-10-24T12:00:00Z');
    expect(isoOf(digestDueAt('daily', saturday, 'Europe/Berlin'))).toBe('2026-10-25T06:00:00.000Z');
    expect(isoOf(digestDueAt('weekly', saturday, 'Europe/Berlin'))).toBe('2026-10-26T06:00:00.000Z');
  });

  it('is a Monday within a week, whatever the day', () => {
    for (let hour = 0; hour < 24 * 15; hour += 1) {
      const now = at('2026-11-20T00:30:00Z') + hour * 3_600_000;
      const due = digestDueAt('weekly', now) ?? 0;
      expect(new Date(due).getUTCDay()).toBe(1);
      expect(due).toBeGreaterThan(now);
      expect(due - now).toBeLessThanOrEqual(7 * 24 * 3_600_000);
    }
  });
});
