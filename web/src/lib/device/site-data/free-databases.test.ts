// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freeDatabasesWhenFrozen } from './free-databases.ts';

let stop: () => void;
const reload = vi.fn();

/** The browser tells that the page is left, and maybe kept for Back; or shown again. */
function tell(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

const aDatabase = () => openDB('items', 1, { upgrade: (db) => void db.createObjectStore('a') });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  stop = freeDatabasesWhenFrozen(window);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('a page that is laid aside holds no transaction, not even one that begins as it is left', async () => {
  const db = await aDatabase();
  const early = db.transaction('a', 'readwrite');
  let late: typeof early | undefined;
  const beginLate = () => {
    late = db.transaction('a', 'readwrite');
  };
  window.addEventListener('pagehide', beginLate, { once: true });
  tell('pagehide', true);
  const ends = await Promise.allSettled([early.done, late?.done]);
  expect(ends).toMatchObject([{ reason: { name: 'AbortError' } }, { reason: { name: 'AbortError' } }]);
  expect(() => db.transaction('a')).toThrow('The page is being left');
  // The next visitor.
  stop();
  expect(await (await aDatabase()).get('a', 'x')).toBeUndefined();
});

it('a database that is being made as the page is laid aside is free to be made by the next', async () => {
  const making = indexedDB.open('items', 1);
  await new Promise((resolve) => {
    making.onupgradeneeded = () => {
      const store = making.result.createObjectStore('b');
      // Goes on until it is ended.
      const goOn = () => {
        store.count().onsuccess = goOn;
      };
      goOn();
      resolve(undefined);
    };
  });
  const ending = new Promise((resolve) => {
    making.onerror = () => resolve(making.error?.name);
  });
  tell('pagehide', true);
  expect(await ending).toBe('AbortError');
  expect(() => indexedDB.open('items')).toThrow('The page is being left');
  stop();
  expect([...(await aDatabase()).objectStoreNames]).toEqual(['a']);
});

it('is loaded again when it comes back', async () => {
  await (await aDatabase()).transaction('a').done;
  tell('pagehide', true);
  expect(reload).not.toHaveBeenCalled();
  tell('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that is gone for good, or works with no database, is as ever', async () => {
  tell('pagehide', true);
  tell('pageshow', true);
  const db = await aDatabase();
  tell('pagehide', false);
  expect(await db.get('a', 'x')).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

it('a page that came back is loaded again until it is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    indexedDB.open('items');
    tell('pagehide', true);
    tell('pageshow', true);
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
