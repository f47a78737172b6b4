// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { askDatabasesAnew, databaseAnswers, keepsIn } from './database-answers.ts';
import { hasSilentDatabase } from './silent-databases.ts';

/** A database of another page, which may hold a transaction open. */
async function aDatabase() {
  return openDB('items', 3, { upgrade: (db) => ['a', 'b'].map((store) => db.createObjectStore(store)) });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  askDatabasesAnew();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('a database that can be read answers, and is left as it was', async () => {
  (await aDatabase()).close();
  expect(await databaseAnswers('items')).toBe(true);
  expect(await keepsIn('items')).toBe(true);
  expect(await indexedDB.databases()).toEqual([{ name: 'items', version: 3 }]);
});

it('one that is not there yet answers, and is not made', async () => {
  expect(await databaseAnswers('items')).toBe(true);
  await eventually(async () => expect(await indexedDB.databases()).toEqual([]));
  (await aDatabase()).close();
});

it('one that cannot be opened answers: whoever opens it hears why', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  expect(await databaseAnswers('items')).toBe(true);
  expect(hasSilentDatabase()).toBe(false);
});

it('one that never opens is gone without, and asked once', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  expect(await Promise.all([databaseAnswers('items'), keepsIn('items')])).toEqual([false, false]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(hasSilentDatabase()).toBe(true);
  expect(await databaseAnswers('items')).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

it('one that another page holds a transaction of is gone without, and the others are not', async () => {
  const db = await aDatabase();
  const { store } = db.transaction('b', 'readwrite');
  let isHeld = true;
  const hold = async () => {
    while (isHeld) await store.count();
  };
  const held = hold();
  expect(await databaseAnswers('items')).toBe(false);
  expect(await databaseAnswers('forms')).toBe(true);
  isHeld = false;
  await held;
  db.close();
  // The page that comes finds it free.
  askDatabasesAnew();
  expect(await databaseAnswers('items')).toBe(true);
});
