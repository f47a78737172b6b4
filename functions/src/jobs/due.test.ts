import type { Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { attemptDue } from './due.ts';

/** As many documents as Firestore would find, in their order. */
function queryOf(ids: readonly number[], bound = ids.length): Query<number> {
  const docs = ids
    .slice(0, bound)
    .map((id) => ({ id: String(id), ref: { path: `due/${id}` }, data: () => id }));
  return {
    limit: (most: number) => queryOf(ids, most),
    startAfter: ({ id }: { id: string }) => queryOf(ids.slice(ids.indexOf(Number(id)) + 1)),
    get: async () => ({ docs }),
  } as unknown as Query<number>;
}

const DUE = [...Array(25).keys()];

async function sweep(until?: number) {
  const seen: number[] = [];
  const total = await attemptDue(queryOf(DUE), { page: 10, until }, async (snapshot) => {
    seen.push(snapshot.data());
    if (snapshot.data() < 10) throw new Error('It is broken for good.');
    return true;
  });
  return { seen, total };
}

it('goes on behind a whole page of what fails', async () => {
  expect(await sweep()).toEqual({ seen: DUE, total: { done: 15, failed: 10 } });
});

it('begins no page more when the time is over', async () => {
  expect(await sweep(0)).toEqual({ seen: DUE.slice(0, 10), total: { done: 0, failed: 10 } });
});
