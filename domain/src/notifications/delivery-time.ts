import type { DeliveryChannel } from './delivery.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';
import type { NotificationPreferences } from './notification-preferences.ts';

/** The hour of the day that a daily letter comes at. */
export const DIGEST_HOUR = 8;

const QUARTER_MS = 15 * 60_000;
/** Two days of them: more than any quiet time, and the way to the next morning, take. */
const MOST_QUARTERS = 2 * 96;

/** Whether a time zone is one that is known here. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Gives the hour of the day in a time zone; of one that is not known here, or none, as in UTC. */
function clockOf(timeZone = 'UTC'): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
  return (ms) => Number(format.format(ms));
}

/**
 * The first moment from now on that suits: now, or the beginning of a quarter of an hour. Every zone is a whole number of
 * quarters from UTC, and going through them needs no word of summer time.
 */
function firstThatSuits(now: number, suits: (ms: number) => boolean): number {
  let moment = now;
  for (let step = 0; step < MOST_QUARTERS && !suits(moment); step += 1) {
    moment = (Math.floor(moment / QUARTER_MS) + 1) * QUARTER_MS;
  }
  return moment;
}

/** Whether an hour of the day is one of the quiet ones, which may go over midnight. */
export function isQuiet(hour: number, { from, until }: { from: number; until: number }): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/**
 * When something that happens now is sent (milliseconds since 1970): at once, with the daily letter, or when the account's quiet
 * hours are over. What is about the account itself does not wait: a sign-in that was not theirs is worth being woken for.
 */
export function deliveryTime(
  kind: NotificationKind,
  channel: DeliveryChannel,
  { letters, quiet, timeZone }: Pick<NotificationPreferences, 'letters' | 'quiet' | 'timeZone'>,
  now: number,
): number {
  if (NOTIFICATION_KINDS[kind].group === 'account') return now;
  const hourAt = clockOf(timeZone);
  const isDaily = channel === 'email' && letters === 'daily';
  const morning = isDaily
    ? // Not the hour that is running: what comes in it would not come together.
      firstThatSuits(
        firstThatSuits(now, (ms) => hourAt(ms) !== DIGEST_HOUR),
        (ms) => hourAt(ms) === DIGEST_HOUR,
      )
    : now;
  return quiet === undefined ? morning : firstThatSuits(morning, (ms) => !isQuiet(hourAt(ms), quiet));
}
