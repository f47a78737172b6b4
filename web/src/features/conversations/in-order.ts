import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';

/** An id for what is sent at `now` (milliseconds since 1970): later ones sort after it. */
export function sortableId(now: number, random: string): string {
  return `${now.toString(36)}${random}`;
}

/**
 * Rows oldest first, those that still wait after all others and in the order of their ids: of the times that they will have
 * Firestore makes up new ones at each start.
 */
export function inOrder<T extends Stored<object>>(newestFirst: readonly Row<T>[]): Row<T>[] {
  const oldestFirst = newestFirst.toReversed();
  const waiting = oldestFirst.filter(({ pending }) => pending);
  return [
    ...oldestFirst.filter(({ pending }) => !pending),
    ...waiting.sort((a, b) => (a.data._id < b.data._id ? -1 : 1)),
  ];
}
