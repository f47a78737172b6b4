import { expect, it } from 'vitest';
import type { Mutation } from '../journal/mutation.ts';
import { mergeDeletedRows } from './merge-deleted-rows.ts';

const row = (createdAt: number) => ({
  data: { createdAt: { toMillis: () => createdAt, toDate: () => new Date(createdAt) } },
  pending: false,
});

function deleted(createdAt: number): Mutation {
  const subject = { productId: '', name: '', img: '', price: 1, createdAt };
  return { id: `${createdAt}`, uid: 'u', kind: 'deleteBooking', path: '', subject, at: 0, state: 'queued' };
}

/** The times of rows, those of deleted ones negative. */
function shown(pages: readonly number[][], gone: readonly number[]) {
  const placed = mergeDeletedRows(
    pages.map((times, index) => ({ key: `${index}`, rows: times.map(row) })),
    gone.map(deleted),
  );
  return placed.map(({ rows }) =>
    rows.map((one) =>
      one.deleted === undefined ? one.data.createdAt.toMillis() : -(one.deleted.subject.createdAt ?? 0),
    ),
  );
}

it('puts what was deleted where it stood in a list of the newest first', () => {
  expect(
    shown(
      [
        [9, 7],
        [5, 3],
      ],
      [8, 10, 6, 1],
    ),
  ).toEqual([
    [-10, 9, -8, 7],
    [-6, 5, 3, -1],
  ]);
});

it('shows what was deleted when nothing else is left, and leaves a list alone otherwise', () => {
  expect(shown([[]], [4])).toEqual([[-4]]);
  expect(shown([[2], [1]], [])).toEqual([[2], [1]]);
});
