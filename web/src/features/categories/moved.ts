/** Where something goes in a list. */
export type Direction = 'up' | 'down';

/** The list with the item at `place` one place further up or down; as it was at its ends. */
export function moved<T>(items: readonly T[], place: number, direction: Direction): T[] {
  const target = direction === 'up' ? place - 1 : place + 1;
  const item = items[place];
  if (item === undefined || target < 0 || target >= items.length) return [...items];
  return items.toSpliced(place, 1).toSpliced(target, 0, item);
}
