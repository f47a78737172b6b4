import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../base/locale/local-clock.ts';
import { isQuiet, sendingTime } from './sending-time.ts';

const ms = (iso: string) => Date.parse(iso);
const sentAt = (
  iso: string,
  preferences: Parameters<typeof sendingTime>[2],
  channel: 'email' | 'push' = 'email',
) => new Date(sendingTime('sold', channel, preferences, ms(iso))).toISOString();

const NIGHT = { from: 22, until: 7 };

describe('what happens', () => {
  it('is sent at once unless something else was chosen', () => {
    expect(sentAt('2026-06-01T23:17:05.123Z', {})).toBe('2026-06-01T23:17:05.123Z');
    expect(sentAt('2026-06-01T23:17:05.123Z', { letters: 'atOnce' })).toBe('2026-06-01T23:17:05.123Z');
  });

  it('in quiet hours is sent when they are over, by the clock where the account is', () => {
    const berlin = { quiet: NIGHT, timeZone: 'Europe/Berlin' };
    expect(sentAt('2026-06-01T19:59:59.000Z', berlin)).toBe('2026-06-01T19:59:59.000Z');
    expect(sentAt('2026-06-01T20:00:00.000Z', berlin)).toBe('2026-06-02T05:00:00.000Z');
    expect(sentAt('2026-06-02T04:59:59.000Z', berlin, 'push')).toBe('2026-06-02T05:00:00.000Z');
    expect(sentAt('2026-06-02T05:00:00.000Z', berlin)).toBe('2026-06-02T05:00:00.000Z');
  });

  it('in a night of which an hour is missing or comes twice is sent in the morning as well', () => {
    const berlin = { quiet: NIGHT, timeZone: 'Europe/Berlin' };
    expect(sentAt('2026-03-28T23:30:00.000Z', berlin)).toBe('2026-03-29T05:00:00.000Z');
    expect(sentAt('2026-10-24T22:30:00.000Z', berlin)).toBe('2026-10-25T06:00:00.000Z');
  });

  it('is sent by the clock of zones that are not whole hours away', () => {
    const kathmandu = { quiet: NIGHT, timeZone: 'Asia/Kathmandu' };
    expect(sentAt('2026-06-01T18:00:00.000Z', kathmandu)).toBe('2026-06-02T01:15:00.000Z');
  });

  it('goes by UTC where the zone is none', () => {
    expect(sentAt('2026-06-01T23:00:00.000Z', { quiet: NIGHT, timeZone: 'Middle/Earth' })).toBe(
      '2026-06-02T07:00:00.000Z',
    );
  });

  it('goes with the next daily e-mail, which keeps quiet hours, and push does not wait for it', () => {
    const daily = { letters: 'daily', timeZone: 'America/New_York' } as const;
    expect(sentAt('2026-06-01T11:59:00.000Z', daily)).toBe('2026-06-01T12:00:00.000Z');
    expect(sentAt('2026-06-01T12:10:00.000Z', daily)).toBe('2026-06-02T12:00:00.000Z');
    expect(sentAt('2026-06-01T12:10:00.000Z', daily, 'push')).toBe('2026-06-01T12:10:00.000Z');
    const late = { ...daily, quiet: { from: 0, until: 10 } };
    expect(sentAt('2026-06-01T11:59:00.000Z', late)).toBe('2026-06-01T14:00:00.000Z');
  });

  it('to the account itself does not wait', () => {
    const preferences = { letters: 'daily', quiet: NIGHT, timeZone: 'UTC' } as const;
    const now = ms('2026-06-01T23:17:00.000Z');
    expect(sendingTime('newDevice', 'email', preferences, now)).toBe(now);
    expect(sendingTime('newDevice', 'push', preferences, now)).toBe(now);
  });
});

it('quiet hours may go over midnight', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter((hour) => isQuiet(hour, { from: 13, until: 15 }))).toEqual([13, 14]);
  expect(hours.filter((hour) => isQuiet(hour, { from: 22, until: 2 }))).toEqual([0, 1, 22, 23]);
});

it('knows time zones from other words', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Middle/Earth')]).toEqual([true, false]);
});
