import { type FoundCount, MAX_COUNTED } from '@thriftline/domain/search/search-engine';
import { itemsText } from '@/lib/items-text.ts';

/** The number alone: `12`, `999+`, or `40+` where only so many were looked at. */
export function foundNumber({ count, isExact }: FoundCount): string {
  if (count > MAX_COUNTED) return `${MAX_COUNTED}+`;
  return isExact ? String(count) : `${count}+`;
}

/** How many were found, for people: `No items`, `1 item`, `12 items`, `999+ items`. */
export function foundText(found: FoundCount): string {
  return itemsText(found.count, foundNumber(found));
}

/** A choice with how many items it leaves, once that is known: `Lamps (12)`. */
export function countedLabel(label: string, count: FoundCount | undefined): string {
  return count === undefined ? label : `${label} (${foundNumber(count)})`;
}
