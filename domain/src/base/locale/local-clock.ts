const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;
/** Two days of them: more than any quiet time, and the way to the next morning, take. */
const MOST_QUARTERS = 2 * 96;

/** What a clock on the wall says: the hour of the day, and the day, counted from 1970-01-01. */
export interface LocalTime {
  hour: number;
  day: number;
}

/** Whether a time zone is one that is known here. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives what the clock says in a time zone (a name of the IANA's) at a time in milliseconds since 1970; in one that is not known
 * here, or none, as in UTC.
 */
export function clockOf(timeZone = 'UTC'): (ms: number) => LocalTime {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0 } = Object.fromEntries(parts);
    return { hour, day: Date.UTC(year, month - 1, day) / DAY_MS };
  };
}

/**
 * The first moment from now on that suits: now, or the beginning of a quarter of an hour. Every zone is a whole number of
 * quarters from UTC, and going through them needs no word of summer time.
 */
export function firstThatSuits(now: number, suits: (ms: number) => boolean): number {
  let moment = now;
  for (let step = 0; step < MOST_QUARTERS && !suits(moment); step += 1) {
    moment = (Math.floor(moment / QUARTER_MS) + 1) * QUARTER_MS;
  }
  return moment;
}

/** When an hour of the day begins next: not the one that is running. */
export function nextHour(now: number, hour: number, clock: (ms: number) => LocalTime): number {
  const after = firstThatSuits(now, (ms) => clock(ms).hour !== hour);
  return firstThatSuits(after, (ms) => clock(ms).hour === hour);
}
