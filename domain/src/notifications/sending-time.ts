import { clockOf, firstThatSuits, nextHour } from '../base/locale/local-clock.ts';
import { SEARCH_DIGEST_HOUR } from '../saved-searches/digest-schedule.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';
import type { NotificationPreferences } from './notification-preferences.ts';
import type { SendingChannel } from './sending.ts';

/** The hour of the day that the daily e-mail comes at: once the digests of saved searches, which go into it, are there. */
export const DAILY_EMAIL_HOUR = SEARCH_DIGEST_HOUR + 1;

/** Whether an hour of the day is one of the quiet ones, which may go over midnight. */
export function isQuiet(hour: number, { from, until }: { from: number; until: number }): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/**
 * When something that happens now is sent (milliseconds since 1970): at once, with the daily e-mail, or when the account's quiet
 * hours are over. What is about the account itself does not wait: a sign-in that was not theirs is worth being woken for.
 */
export function sendingTime(
  kind: NotificationKind,
  channel: SendingChannel,
  { letters, quiet, timeZone }: Pick<NotificationPreferences, 'letters' | 'quiet' | 'timeZone'>,
  now: number,
): number {
  if (NOTIFICATION_KINDS[kind].group === 'account') return now;
  const clock = clockOf(timeZone);
  const isDaily = channel === 'email' && letters === 'daily';
  // What comes in the hour that is running would not come together.
  const morning = isDaily ? nextHour(now, DAILY_EMAIL_HOUR, clock) : now;
  return quiet === undefined ? morning : firstThatSuits(morning, (ms) => !isQuiet(clock(ms).hour, quiet));
}
