import type { Period } from '../../catalogue/advertisements/list-unsold-pages.ts';

/** Whatever was advertised before is a mistake, and belongs to no sitemap. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

const NAME = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** The month, `2026-11`, or the day, `2026-11-30`, of that name, in UTC; undefined for what names none. */
export function periodNamed(name: string): Period | undefined {
  const [, year, month, day] = NAME.exec(name) ?? [];
  const from = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  // 30 February is a day of March.
  if (Number.isNaN(from.getTime()) || !from.toISOString().startsWith(name)) return undefined;
  // Firestore has no times beyond the years 1 to 9999.
  if (from.getUTCFullYear() < FIRST_YEAR || from.getUTCFullYear() > LAST_YEAR) return undefined;
  const until = new Date(from);
  if (day === undefined) until.setUTCMonth(until.getUTCMonth() + 1);
  else until.setUTCDate(until.getUTCDate() + 1);
  return { from, until };
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function daysOf({ from, until }: Period): string[] {
  const days: string[] = [];
  for (const day = new Date(from); day < until; day.setUTCDate(day.getUTCDate() + 1)) days.push(dayOf(day));
  return days.toReversed();
}

/** What periods are made from. */
interface Counted {
  /** How many items there are of a period, or of all time. */
  count: (period?: Period) => Promise<number>;
  /** A time before which there are none; undefined where there are none at all. */
  oldest: () => Promise<Date | undefined>;
}

/**
 * The periods that items are listed by, the newest first: months with an item, and instead of one with more than `most` its days. Counts
 * each month once, as far back as there may be one.
 */
export async function periodsWithItems(
  { count, oldest }: Counted,
  most: number,
  now: Date,
): Promise<string[]> {
  const names: string[] = [];
  // What is sold or taken away meanwhile is never found: then it ends with the oldest.
  const [first, all] = await Promise.all([oldest(), count()]);
  const month = new Date(`${monthOf(now)}-01T00:00:00Z`);
  for (let left = first === undefined ? 0 : all; left > 0; month.setUTCMonth(month.getUTCMonth() - 1)) {
    const name = monthOf(month);
    const period = periodNamed(name);
    if (period === undefined || first === undefined || period.until <= first) break;
    const items = await count(period);
    if (items > most) {
      for (const day of daysOf(period)) if ((await count(periodNamed(day))) > 0) names.push(day);
    } else if (items > 0) names.push(name);
    left -= items;
  }
  return names;
}
