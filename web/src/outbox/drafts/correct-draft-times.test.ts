// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxDb } from '../journal/outbox-db.ts';
import { correctDraftTimes } from './correct-draft-times.ts';

const NOW = 1_000_000;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => vi.restoreAllMocks());

it('sets back what a clock that was ahead has dated, but never before what the account has', async () => {
  const database = await outboxDb();
  const save = (id: string, times: { at: number; shared?: number }, uid = 'u1') =>
    database.put('drafts', { id, uid, values: {}, ...times });
  await save('ahead', { at: NOW + 100 });
  await save('changed', { at: NOW + 100, shared: NOW + 50 });
  await save('same', { at: NOW + 100, shared: NOW + 100 });
  await save('before', { at: NOW - 1 });
  await save('of another', { at: NOW + 100 }, 'u2');
  await correctDraftTimes('u1');
  const drafts = await database.getAll('drafts');
  expect(Object.fromEntries(drafts.map(({ id, at }) => [id, at - NOW]))).toEqual({
    ahead: 0,
    changed: 51,
    same: 100,
    before: -1,
    'of another': 100,
  });
});
