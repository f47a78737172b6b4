import { type FoundCount, MAX_COUNTED } from '@thriftline/domain/search/search-engine';
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
  why: string | undefined;
}): string {
  if (count === undefined) return '';
  const more = why === undefined ? isOfDevice && 'Searching for more' : why;
  const here = more === false ? '' : ' on this device';
  const since = asOf === undefined ? '' : `, as of ${momentText(asOf)}`;
  return `${foundText(count)}${here}${since}${more === false ? '' : `. ${more}, so there may be more.`}`;
}

/** A choice with how many items it leaves, once that is known: `Lamps (12)`. */
export function countedLabel(label: string, count: FoundCount | undefined): string {
  return count === undefined ? label : `${label} (${foundNumber(count)})`;
}
