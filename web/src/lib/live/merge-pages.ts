import type { Row } from './row.ts';

/** What a page needs of its documents. */
export interface Identified {
  _id: string;
}

/** Less than 0 when `a` stands before `b` in the list. */
export type Order<T> = (a: T, b: T) => number;

/**
 * Rows of a page after its listener told of a change. The next page begins where this one ended when it was opened, so
 * a row that new rows push over a full page's end would be on neither: such rows stay. Rows that were deleted go.
 */
export function retainPushedOut<T extends Identified>(
  before: readonly Row<T>[],
  now: readonly Row<T>[],
  full: boolean,
  order: Order<T>,
): readonly Row<T>[] {
  const last = now.at(-1);
  if (!full || last === undefined) return now;
  const ids = new Set(now.map((row) => row.data._id));
  const pushedOut = before.filter((row) => !ids.has(row.data._id) && order(row.data, last.data) > 0);
  return [...now, ...pushedOut];
}

/** All pages as one list in which no document stands twice: one that moved up is shown at its first place. */
export function withoutRepeats<T extends Identified>(pages: readonly (readonly Row<T>[])[]): Row<T>[][] {
  const seen = new Set<string>();
  return pages.map((page) =>
    page.filter((row) => {
      if (seen.has(row.data._id)) return false;
      seen.add(row.data._id);
      return true;
    }),
  );
}
