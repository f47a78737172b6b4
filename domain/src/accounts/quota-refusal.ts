import { msg, plural, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { isPlacedAct, mostOf, type PlacedAct, type QuotaAct, SHARES, type Standing } from './quotas.ts';

/** So many things, in words. */
function thingsOf(act: QuotaAct, count: number): string {
  switch (act) {
    case 'products':
      return plural(count, { one: '# listing', other: '# listings' });
    case 'categories':
      return plural(count, { one: '# category', other: '# categories' });
    case 'edits':
      return plural(count, { one: '# change to your items', other: '# changes to your items' });
    case 'wishes':
      return plural(count, { one: '# wish list item', other: '# wish list items' });
    case 'uploads':
      return plural(count, { one: '# photo', other: '# photos' });
    case 'messages':
      return plural(count, { one: '# message', other: '# messages' });
    case 'conversations':
      return plural(count, { one: '# new conversation', other: '# new conversations' });
    case 'reports':
      return plural(count, { one: '# report', other: '# reports' });
    case 'absences':
      return plural(count, { one: '# time', other: '# times' });
    case 'bookings':
      return plural(count, { one: '# unpaid booking', other: '# unpaid bookings' });
    case 'advertisements':
      return plural(count, { one: '# ad', other: '# ads' });
    case 'drafts':
      return plural(count, { one: '# draft', other: '# drafts' });
    case 'savedSearches':
      return plural(count, { one: '# saved search', other: '# saved searches' });
    case 'follows':
      return plural(count, { one: '# followed seller', other: '# followed sellers' });
  }
}

const FREE_A_PLACE = lookedUp<PlacedAct>({
  bookings: msg`Pay for one or delete one first.`,
  advertisements: msg`Remove one first.`,
  drafts: msg`Publish or discard one first.`,
  savedSearches: msg`Delete one first.`,
  follows: msg`Unfollow one first.`,
});

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** From so many minutes a wait is said in hours. */
const LONG_WAIT = 120;

/** What the limit is of things that are counted in a window. */
function limitOf(things: string, windowSeconds: number): string {
  if (windowSeconds === DAY_SECONDS) return t`Limit reached (${things} a day).`;
  if (windowSeconds === HOUR_SECONDS) return t`Limit reached (${things} an hour).`;
  const minutes = Math.ceil(windowSeconds / 60);
  if (minutes < LONG_WAIT) {
    return t`Limit reached (${things} every ${plural(minutes, { one: 'minute', other: '# minutes' })}).`;
  }
  const hours = Math.ceil(minutes / 60);
  return t`Limit reached (${things} every ${plural(hours, { one: 'hour', other: '# hours' })}).`;
}

/** When to try again, rounded up. */
function tryAgainIn(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  if (minutes < LONG_WAIT)
    return t`Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  const hours = Math.ceil(minutes / 60);
  return t`Try again in ${plural(hours, { one: '# hour', other: '# hours' })}.`;
}

/** What an account ran into. */
export interface UsedUp {
  act: QuotaAct;
  standing: Standing;
  /** When it goes on, in milliseconds since 1970; null where time alone does not help. */
  until: number | null;
}

/** Why nothing more can be created now, and what to do: whole sentences. */
export function quotaRefusal({ act, standing, until }: UsedUp, now: number): string {
  const most = mostOf(act, standing);
  const things = thingsOf(act, most);
  const confirm = t`Confirm your e-mail address for more.`;
  if (isPlacedAct(act)) {
    const limit = t`Limit reached (${things} at a time).`;
    const isUnconfirmed = most < mostOf(act, 'confirmed');
    return [limit, FREE_A_PLACE[act], ...(isUnconfirmed ? [confirm] : [])].join(' ');
  }
  if (until === null) return [t`Limit reached (${things}).`, confirm].join(' ');
  return [limitOf(things, SHARES[act].windowSeconds), tryAgainIn(until - now)].join(' ');
}
