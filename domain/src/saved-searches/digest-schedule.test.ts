import { describe, expect, it } from 'vitest';
import { digestDueAt } from './digest-schedule.ts';

const at = (time: string) => Date.parse(time);
const isoOf = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

describe('when the digest of a search is due', () => {
  it('is at once, the next morning, or on the next Monday morning', () => {
    const monday = at('2026-11-23T06:59:59Z');
    expect(digestDueAt('instant', monday)).toBeUndefined();
    expect(isoOf(digestDueAt('daily', monday))).toBe('2026-11-23T07:00:00.000Z');
    expect(isoOf(digestDueAt('daily', monday + 1_000))).toBe('2026-11-24T07:00:00.000Z');
    expect(isoOf(digestDueAt('weekly', monday))).toBe('2026-11-23T07:00:00.000Z');
    expect(isoOf(digestDueAt('weekly', monday + 1_000))).toBe('2026-11-30T07:00:00.000Z');
  });

  it("is the morning where its owner is, and in UTC where that isn't known", () => {
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
