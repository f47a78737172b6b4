import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATABASE, int } from '../model/testing/values.ts';
import { and, down, field, query, where } from '../query/testing/queries.ts';
import { openFirestoreStore } from './firestore-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'query-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a query log holds each kind of query once, without values', async () => {
  const queryLog = join(folder, 'queries.jsonl');
  const snapshot = (await openFirestoreStore({ queryLog })).database(DATABASE).read();
  const byTwo = (value: number) =>
    query({ filter: and(where('b', '==', int(value)), where('a', '>', int(1))), orderBy: [down('a')] });
  snapshot.run(byTwo(1));
  snapshot.run(byTwo(2));
  snapshot.aggregate(query({ allDescendants: true }), [{ kind: 'sum', alias: 'n', field: field('n') }]);
  const lines = (await readFile(queryLog, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { collection: 'c', group: false, fields: ['a', 'b'] },
    { collection: 'c', group: true, fields: ['n'] },
  ]);
});
