import { beforeEach, expect, it, vi } from 'vitest';

let room: number;

/** A browser's store of texts, which takes so many characters a text. */
class Store {
  readonly texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (text.length > room) throw new DOMException('Full.', 'QuotaExceededError');
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

let store: Store;

beforeEach(() => {
  vi.resetModules();
  room = Number.POSITIVE_INFINITY;
  // A class of its own each time: what is tested changes it.
  store = new (class extends Store {})();
  vi.stubGlobal('localStorage', store);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('a store of texts with room takes them, and nothing is left of the question', async () => {
  const { takesTexts } = await import('./site-data.ts');
  expect(takesTexts()).toBe(true);
  expect(store.texts.size).toBe(0);
});

it('one that is full is known before anything is told to other tabs', async () => {
  room = 100;
  const { takesTexts } = await import('./site-data.ts');
  expect(takesTexts()).toBe(false);
  expect(store.texts.size).toBe(0);
});

it('one that fills up while the page is open ends no library, and hides nothing from our own code', async () => {
  const { deviceData, spareFullTexts, takesTexts } = await import('./site-data.ts');
  expect(takesTexts()).toBe(true);
  spareFullTexts('firestore_');
  room = 0;
  store.setItem('firestore_clients_x', 'text');
  expect(takesTexts()).toBe(false);
  expect(() => store.setItem('other', 'text')).toThrow('Full.');
  expect(deviceData.set('own', 'text')).toBe(false);
});
