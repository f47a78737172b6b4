import { dayOf } from '../accounts/device.ts';

/** Most hits that are kept of a search: an older item that fits again counts as new. */
export const MAX_HITS = 200;

/** From so many hits in a day on an instant search becomes a daily one. */
export const MOST_INSTANT_HITS = 30;

/** `searchHits/{id of the saved search}`: what was found for it. Functions write it, its owner reads it. */
export interface SearchHits {
  ownerId: string;
  /** Ids of the buckets it is filed in; none while it is paused or asked for. */
  filedIn: readonly string[];
  /** When items came that fit, in milliseconds since 1970, by their ids. */
  hits: Readonly<Record<string, number>>;
  /** The day of the last hit, counted from 1970 in UTC, and how many there were on it. */
  day: number;
  dayCount: number;
  /** When daily or weekly news are to be told, in milliseconds since 1970; absent while there are none. */
  dueAt?: number;
  /** Of a search that is asked for: listings that were added until then were looked at. Milliseconds since 1970. */
  askedUntil?: number;
}

/** What there is of a search before anything was found. */
export function noHits(ownerId: string): SearchHits {
  return { ownerId, filedIn: [], hits: {}, day: 0, dayCount: 0 };
}

/** The same with one more item that came now; the oldest beyond MAX_HITS are forgotten. */
export function withHit(
  { hits, day, dayCount, ...rest }: SearchHits,
  productId: string,
  now: number,
): SearchHits {
  const newest = Object.entries({ ...hits, [productId]: now })
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_HITS);
  const today = dayOf(now);
  return {
    ...rest,
    hits: Object.fromEntries(newest),
    day: today,
    dayCount: (day === today ? dayCount : 0) + 1,
  };
}

/** What of the hits its owner has not been shown, by product ids. */
export function unseenHits(
  { hits }: Pick<SearchHits, 'hits'>,
  { seenUntil }: { seenUntil: number },
): string[] {
  return Object.keys(hits).filter((id) => (hits[id] ?? 0) > seenUntil);
}

/** The time of the newest hit; undefined before the first. What was shown until then was seen. */
export function newestHit({ hits }: Pick<SearchHits, 'hits'>): number | undefined {
  const times = Object.values(hits);
  return times.length === 0 ? undefined : Math.max(...times);
}
