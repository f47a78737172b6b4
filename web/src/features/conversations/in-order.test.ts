import { expect, it } from 'vitest';
import { inOrder, sortableId } from './in-order.ts';

const row = (_id: string, pending = false) => ({ data: { _id }, pending });
const NOW = Date.UTC(2026, 10, 23);

it('messages that wait stand last, as they were written, whatever times they are given meanwhile', () => {
  const [first, second] = [sortableId(NOW, 'zz'), sortableId(NOW + 1, 'aa')];
  const rows = [row(first, true), row(second, true), row('newest'), row('oldest')];
  expect(inOrder(rows).map(({ data }) => data._id)).toEqual(['oldest', 'newest', first, second]);
});
