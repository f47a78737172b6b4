import { clockOf, firstThatSuits } from '@thriftline/domain/base/locale/local-clock';

/** How often a scheduled function is called: every so many milliseconds, or at an hour of each day by a clock. */
export type Rhythm = { everyMs: number } | { hour: number; timeZone: string };

/** What a schedule in App Engine's words goes by where it names no time zone (https://firebase.google.com/docs/functions/schedule-functions). */
const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

const UNIT_MS: Readonly<Record<string, number>> = { minutes: 60_000, hours: 60 * 60_000 };

/** Reads `every 5 minutes`, `every 24 hours` and `every day 03:00`. Throws on any other words: a rhythm that is not kept proves nothing. */
export function readRhythm({ words, timeZone }: { words: string; timeZone?: string }): Rhythm {
  const [, count, unit = ''] = /^every (\d+) (minutes|hours)$/.exec(words) ?? [];
  const unitMs = UNIT_MS[unit];
  if (unitMs !== undefined) return { everyMs: Number(count) * unitMs };
  const [, hour] = /^every day (\d\d):00$/.exec(words) ?? [];
  if (hour === undefined) throw new Error(`No rhythm is known that is called ${words}`);
  return { hour: Number(hour), timeZone: timeZone ?? DEFAULT_TIME_ZONE };
}

/** When it is called next after a time; both in milliseconds since 1970. */
export function nextCall(rhythm: Rhythm, after: number): number {
  if ('everyMs' in rhythm) return after + rhythm.everyMs;
  const clock = clockOf(rhythm.timeZone);
  const left = firstThatSuits(after, (ms) => clock(ms).hour !== rhythm.hour);
  return firstThatSuits(left, (ms) => clock(ms).hour === rhythm.hour);
}
