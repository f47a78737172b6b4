import { plural, t } from '@lingui/core/macro';
import { type FoundCount, MAX_COUNTED } from '@thriftline/domain/search/search-engine';
import type { Unreachable } from '@/lib/connection/connection.ts';
import { itemsText } from '@/lib/texts/items-text.ts';
import { momentText } from '@/lib/texts/moment-text.ts';

/** The number alone: `12`, `999+`, or `40+` where only so many were looked at. */
export function foundNumber({ count, isExact }: FoundCount): string {
  if (count > MAX_COUNTED) return `${MAX_COUNTED}+`;
  return isExact ? String(count) : `${count}+`;
}

/** How many were found, for people: `No items`, `1 item`, `12 items`, `999+ items`. */
export function foundText(found: FoundCount): string {
  return itemsText(found.count, foundNumber(found));
}

/** What shows them: `Show no items`, `Show 1 item`, `Show 12 items`. */
export function showFoundText(found: FoundCount): string {
  const { count, isExact } = found;
  const number = foundNumber(found);
  if (!isExact || count > MAX_COUNTED) return t`Show ${number} items`;
  return plural(count, { 0: 'Show no items', one: 'Show # item', other: 'Show # items' });
}

function whyMoreText(why: Unreachable | undefined): string {
  if (why === 'offline') return t`You’re offline, so there may be more.`;
  if (why === 'silent') return t`We can’t connect right now, so there may be more.`;
  return t`Searching for more, so there may be more.`;
}

/** What stands above what was found: how many, since when nobody has looked, and why there may be more; nothing before a number is known. */
export function summaryText({
  count,
  asOf,
  isOfDevice = false,
  why,
}: {
  count: FoundCount | undefined;
  /** When it was found, in milliseconds since 1970, where nobody has looked since. */
  asOf: number | undefined;
  /** Whether this device alone was searched. */
  isOfDevice?: boolean;
  /** Why the server cannot be asked. */
  why: Unreachable | undefined;
}): string {
  if (count === undefined) return '';
  const items = foundText(count);
  const moment = asOf === undefined ? undefined : momentText(asOf);
  if (why === undefined && !isOfDevice) return moment === undefined ? items : t`${items}, as of ${moment}`;
  const found =
    moment === undefined ? t`${items} on this device.` : t`${items} on this device, as of ${moment}.`;
  return `${found} ${whyMoreText(why)}`;
}

/** A choice with how many items it leaves, once that is known: `Lamps (12)`. */
export function countedLabel(label: string, count: FoundCount | undefined): string {
  return count === undefined ? label : `${label} (${foundNumber(count)})`;
}
