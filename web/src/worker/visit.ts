/** What this device knows of its visits, times in milliseconds since 1970. */
export interface Visits {
  count: number;
  /** When the last one began. */
  since: number;
  /** When it was last heard of. */
  last: number;
}

/** After such a pause it is another visit. */
const PAUSE_MS = 30 * 60_000;

/** Who has been there as long stays. */
export const STAYS_AFTER_MS = 60_000;

/** The visits once somebody is there at `now`. */
export function visitAt(visits: Visits | null, now: number): Visits {
  if (visits === null) return { count: 1, since: now, last: now };
  // A clock that was set back begins another one, too.
  const goesOn = now >= visits.last && now - visits.last < PAUSE_MS;
  return goesOn ? { ...visits, last: now } : { count: visits.count + 1, since: now, last: now };
}

/** In how many milliseconds a visitor is one who stays; 0 for one who does: it is not the first visit, or not a short one. */
export function staysIn({ count, since, last }: Visits): number {
  return count > 1 ? 0 : Math.max(0, since + STAYS_AFTER_MS - last);
}
