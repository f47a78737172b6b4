import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Row } from '@/lib/live/row.ts';
import type { Mutation } from '../journal/mutation.ts';

/** A row of a list, or what was deleted from it and still waits to be sent. */
export type RowOrDeleted<T> = (Row<T> & { deleted?: never }) | { deleted: Mutation };

/** Pages of a list, as `usePagedQuery` gives them. */
interface Page<R> {
  key: string;
  rows: R[];
}

/**
 * Puts what was deleted back among the rows of a list that shows the newest first: each where it stood, which is before
 * the first row that is older.
 */
export function mergeDeletedRows<T extends { createdAt: StoredTime }>(
  pages: readonly Page<Row<T>>[],
  deleted: readonly Mutation[],
): Page<RowOrDeleted<T>>[] {
  const left = [...deleted].sort((a, b) => (b.subject.createdAt ?? 0) - (a.subject.createdAt ?? 0));
  const takeNewerThan = (time: number): RowOrDeleted<T>[] => {
    const older = left.findIndex((mutation) => (mutation.subject.createdAt ?? 0) < time);
    return left.splice(0, older === -1 ? left.length : older).map((mutation) => ({ deleted: mutation }));
  };
  return pages.map(({ key, rows }, index) => {
    const placed = rows.flatMap((row) => [...takeNewerThan(row.data.createdAt.toMillis()), row]);
    const isLast = index === pages.length - 1;
    return { key, rows: isLast ? [...placed, ...takeNewerThan(Number.NEGATIVE_INFINITY)] : placed };
  });
}
