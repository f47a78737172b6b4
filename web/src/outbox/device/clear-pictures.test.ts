import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPictures } from './clear-pictures.ts';

const BEHIND_LOGIN = 'https://pictures.example/o/images%2Fs%2Fseen.jpg';
const ON_HOME_PAGE = 'https://pictures.example/o/images%2Fs%2Fshown.jpg';

/** The service worker's caches, by name, as addresses with what they answer. */
function cachesWith(stored: Record<string, Record<string, string>>) {
  const all = new Map(Object.entries(stored).map(([name, of]) => [name, new Map(Object.entries(of))]));
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, string>();
      all.set(name, cache);
      return {
        keys: async () => [...cache.keys()].map((url) => ({ url })),
        delete: async ({ url }: { url: string }) => cache.delete(url),
        matchAll: async () => [...cache.values()].map((text) => ({ text: async () => text })),
      };
    },
  };
}

/** Workbox's notes, made as it makes them. */
function expiration() {
  return openDB('workbox-expiration', 1, {
    upgrade: (db) => void db.createObjectStore('cache-entries', { keyPath: 'id' }),
  });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal(
    'caches',
    cachesWith({
      pictures: { [BEHIND_LOGIN]: 'bytes', [ON_HOME_PAGE]: 'bytes' },
      home: {
        'https://shop.example/api/advertisement': JSON.stringify([{ thumb: ON_HOME_PAGE }]),
        'https://shop.example/api/advertisement/looked-at': JSON.stringify({ thumb: BEHIND_LOGIN }),
        'https://shop.example/api/categories/all': '[]',
      },
      shared: { 'https://shop.example/dashboard/share/photos/0': 'bytes' },
    }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const left = async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url);

describe('clearPictures', () => {
  it('leaves neither the pictures from behind the login nor the times they were looked at', async () => {
    const db = await expiration();
    for (const [cacheName, url] of [
      ['pictures', BEHIND_LOGIN],
      ['pictures', ON_HOME_PAGE],
      ['another', BEHIND_LOGIN],
    ] as const) {
      await db.put('cache-entries', { id: `${cacheName}|${url}`, url, cacheName, timestamp: 1 });
    }
    await clearPictures();
    expect(await left()).toEqual([ON_HOME_PAGE]);
    expect(await db.getAllKeys('cache-entries')).toEqual([
      `another|${BEHIND_LOGIN}`,
      `pictures|${ON_HOME_PAGE}`,
    ]);
    db.close();
  });

  it('leaves neither what was looked at nor what was shared, and what anybody may see', async () => {
    await clearPictures();
    const home = (await (await caches.open('home')).keys()).map(({ url }) => new URL(url).pathname);
    expect(home).toEqual(['/api/advertisement', '/api/categories/all']);
    expect(await caches.has('shared')).toBe(false);
  });

  it('makes no store that Workbox would then find without what it needs', async () => {
    await clearPictures();
    expect(await left()).toEqual([ON_HOME_PAGE]);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('clears what it can where a browser does not tell its databases', async () => {
    const { open, deleteDatabase } = new IDBFactory();
    vi.stubGlobal('indexedDB', { open, deleteDatabase });
    await clearPictures();
    expect(await left()).toEqual([ON_HOME_PAGE]);
  });
});
