/** What Firestore asks of a window where several tabs share its store. */
interface StandInWindow {
  localStorage: Storage;
  addEventListener(): void;
  removeEventListener(): void;
}

/** A storage that lasts as long as the worker. */
function storageInMemory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/**
 * Gives this worker what Firestore needs to open its store as one tab among several. Opened as the only one, its store would be
 * closed to a page that starts meanwhile, which then had no cache for as long as it lives. What tabs tell each other through the storage
 * the worker does without: it has no lists to share.
 */
export function standInForWindow(scope: object): void {
  const window: StandInWindow = {
    localStorage: storageInMemory(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(scope, { window });
}
