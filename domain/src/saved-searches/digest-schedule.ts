import { clockOf, nextHour } from '../base/locale/local-clock.ts';
import type { Frequency } from './saved-search.ts';

/**
 * The hour of the day, by the owner's clock, at which the daily and weekly digests of saved searches are due. Whoever gets e-mail
 * once a day reads them in that e-mail, an hour later.
 */
export const SEARCH_DIGEST_HOUR = 7;

/**
 * When news that came at a time are told, by the clock of a time zone; at once where that is what its owner wants. Times in
 * milliseconds since 1970.
 */
export function digestDueAt(frequency: Frequency, at: number, timeZone?: string): number | undefined {
  if (frequency === 'instant') return undefined;
  const clock = clockOf(timeZone);
  // 1970-01-01 was a Thursday: Monday is the fourth day after.
  const suits = (ms: number) => frequency === 'daily' || clock(ms).day % 7 === 4;
  let next = nextHour(at, SEARCH_DIGEST_HOUR, clock);
  for (let days = 1; days < 7 && !suits(next); days += 1) next = nextHour(next, SEARCH_DIGEST_HOUR, clock);
  return next;
}
