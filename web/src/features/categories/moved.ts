import { MAX_ORDERED } from '@thriftline/domain/catalogue/categories/category';

/** Where something goes in a list. */
export type Direction = 'up' | 'down';

/** What goes down from the last place that admins give, or up from behind it, has none: it goes to that place or stays. */
const LAST_PLACE = MAX_ORDERED - 1;

/** The place of an item after it moved one up or down among so many; the same where it can't. */
export function placeAfter(place: number, direction: Direction, count: number): number {
  if (direction === 'up') return Math.max(0, Math.min(place - 1, LAST_PLACE));
  return place < Math.min(count - 1, LAST_PLACE) ? place + 1 : place;
}

/** The first of a list, as many as admins give a place, once the item at `place` moved up or down. */
export function moved<T>(items: readonly T[], place: number, direction: Direction): T[] {
  const item = items[place];
  const all =
    item === undefined
      ? items
      : items.toSpliced(place, 1).toSpliced(placeAfter(place, direction, items.length), 0, item);
  return all.slice(0, MAX_ORDERED);
}
