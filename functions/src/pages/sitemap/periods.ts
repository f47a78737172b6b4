import type { Period } from '../../catalogue/advertisements/list-unsold-pages.ts';

/** Before that no shop was open: whatever is older belongs to no sitemap. */
const MOST_MONTHS = 600;

const NAME = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** The month, `2026-11`, or the day, `2026-11-30`, of that name, in UTC; undefined for what names none. */
export function periodNamed(name: string): Period | undefined {
  const [, year, month, day] = NAME.exec(name) ?? [];
  const from = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  // 30 February is a day of March.
  if (Number.isNaN(from.getTime()) || !from.toISOString().startsWith(name)) return undefined;
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

/**
 * The periods that items are listed by, the newest first: months with an item, and instead of one with more than `most` its days. `count`
 * says how many there are of a period, or of all time.
 */
export async function periodsWithItems(
  count: (period?: Period) => Promise<number>,
  most: number,
  now: Date,
): Promise<string[]> {
  const names: string[] = [];
  const month = new Date(`${monthOf(now)}-01T00:00:00Z`);
  let left = await count();
  for (let months = 0; left > 0 && months < MOST_MONTHS; months += 1) {
    const name = monthOf(month);
    const period = periodNamed(name);
    const items = period === undefined ? 0 : await count(period);
    if (period !== undefined && items > most) {
      for (const day of daysOf(period)) if ((await count(periodNamed(day))) > 0) names.push(day);
    } else if (items > 0) names.push(name);
    left -= items;
    month.setUTCMonth(month.getUTCMonth() - 1);
  }
  return names;
}
