import { plural, t } from '@lingui/core/macro';
import { dateFormat } from '../base/locale/locale.ts';
import { dayOf, startOfDay } from './device.ts';

/** How many days somebody can say ahead that they are away. The rules hold a day more, for clocks and zones. */
export const MAX_AWAY_DAYS = 365;

/** `presence/{uid}`: when an account was here, coarse on purpose. It writes this itself, once a day. */
export interface Presence {
  /** The last day, counted from 1970 in UTC. */
  day: number;
  /** The last day of being away, as the account said. */
  awayUntil?: number;
  /** The same day, where the account hides what it sells until it is over; absent where that stays for sale. */
  hidesUntil?: number;
}

/** What an account says of its items while it is away: that buyers see when it is back, or that they are hidden. */
export const AWAY_ITEMS = ['shown', 'hidden'] as const;
export type AwayItems = (typeof AWAY_ITEMS)[number];

/** Whether the account hides what it sells at `now` (milliseconds since 1970). */
export function hidesItems(presence: Pick<Presence, 'hidesUntil'> | undefined, now: number): boolean {
  return (presence?.hidesUntil ?? 0) >= dayOf(now);
}

/** Until which day (counted from 1970 in UTC) the account is away; undefined where it is not. */
export function awayUntil(presence: Pick<Presence, 'awayUntil'>, now: number): number | undefined {
  const until = presence.awayUntil;
  return until !== undefined && until >= dayOf(now) ? until : undefined;
}

const weekdayOf = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** When somebody was last here, in words, at `now` (milliseconds since 1970); no more precise than a day. */
export function lastHere({ day }: Pick<Presence, 'day'>, now: number): string {
  const ago = dayOf(now) - day;
  if (ago <= 0) return t`Active today`;
  if (ago === 1) return t`Active yesterday`;
  if (ago < 7) {
    const weekday = weekdayOf(startOfDay(day));
    return t`Last active on ${weekday}`;
  }
  if (ago < 60) {
    const weeks = Math.floor(ago / 7);
    return plural(weeks, { one: 'Last active a week ago', other: 'Last active # weeks ago' });
  }
  const months = Math.floor(ago / 30);
  return plural(months, { one: 'Last active a month ago', other: 'Last active # months ago' });
}
