import { plural, t } from '@lingui/core/macro';
/** How many items there are, for people: `No items`, `1 item`, `12 items`; `number` says a count that is not exact. */
export function itemsText(count: number, number = String(count)): string {
  if (number !== String(count)) return t`${number} items`;
  return plural(count, { 0: 'No items', one: `${count} item`, other: `${count} items` });
}
