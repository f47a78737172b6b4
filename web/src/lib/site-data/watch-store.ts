import { type IDBPDatabase, openDB } from 'idb';
import type { StoreLoss } from './lost-store.ts';
import { deviceData } from './site-data.ts';

const NAME = 'device-mark';
const STORE = 'mark';

/** How often it is looked whether the databases can still be written, in milliseconds. */
const LOOK_MS = 30_000;

/** How often a look that failed is taken again, and after how many milliseconds. */
const TRIES = 3;
const PAUSE_MS = 300;

/** What is told of the databases of this site while the page is open; `mark` tells them from those that come after. */
type OnLoss = (loss: StoreLoss, mark: string) => void;

/** A database of its own that holds a mark, and the same mark among the texts of this device, which browsers delete last. */
class StoreWatch {
  readonly #onLoss: OnLoss;
  #mark = '';
  #db: Promise<IDBPDatabase> | undefined;
  #isOver = false;

  constructor(onLoss: OnLoss) {
    this.#onLoss = onLoss;
  }

  /** Looks at once. Whether they are there. */
  async holds(): Promise<boolean> {
    await this.#look();
    return !this.#isOver;
  }

  /** Begins to watch. Whether the databases of the last visit are gone. */
  async start(everyMs: number): Promise<boolean> {
    const expected = deviceData.get(NAME);
    this.#mark = expected ?? '';
    try {
      const db = await this.#open();
      const found: string | undefined = await db.get(STORE, STORE);
      this.#mark = found ?? crypto.randomUUID();
      await db.put(STORE, this.#mark, STORE);
      deviceData.set(NAME, this.#mark);
      const timer = setInterval(() => {
        if (this.#isOver) clearInterval(timer);
        else void this.#look();
      }, everyMs);
      return found === undefined && expected !== null;
    } catch (error) {
      this.#lose('full', error);
      return false;
    }
  }

  #open(): Promise<IDBPDatabase> {
    this.#db ??= openDB(NAME, 1, {
      upgrade: (db) => void db.createObjectStore(STORE),
      // The browser ends connections when it deletes databases, or cannot go on with them.
      terminated: () => {
        this.#db = undefined;
        void this.#look();
      },
    });
    return this.#db;
  }

  async #look(triesLeft = TRIES): Promise<void> {
    if (this.#isOver) return;
    try {
      const db = await this.#open();
      const found: string | undefined = await db.get(STORE, STORE);
      if (found === undefined) this.#lose('cleared');
      else await db.put(STORE, found, STORE);
    } catch (error) {
      this.#db = undefined;
      if (triesLeft === 0) {
        this.#lose('full', error);
        return;
      }
      // A browser that is still deleting refuses.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await this.#look(triesLeft - 1);
    }
  }

  #lose(loss: StoreLoss, error?: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    console.warn(`The databases of this device are ${loss}`, error);
    this.#onLoss(loss, this.#mark);
  }
}

/** The databases of this site as a page watches them. */
export interface WatchedStore {
  /** Whether they were deleted since the last visit. */
  wasCleared: Promise<boolean>;
  /** Looks at once, for whoever finds nothing in them. Whether they are still those that the page began with. */
  holds: () => Promise<boolean>;
}

/**
 * Watches whether the browser keeps this site's databases: one that runs out of room deletes them all, under an open page, too,
 * or refuses to write. Calls back once when that happens.
 */
export function watchStore(onLoss: OnLoss, everyMs = LOOK_MS): WatchedStore {
  const watch = new StoreWatch(onLoss);
  const wasCleared = watch.start(everyMs);
  return { wasCleared, holds: () => wasCleared.then(() => watch.holds()) };
}

/**
 * Whether the databases were deleted since the last visit, where nothing is kept for want of room. Says so once; false where they
 * cannot be read.
 */
export async function wasStoreCleared(): Promise<boolean> {
  if (deviceData.get(NAME) === null) return false;
  try {
    const db = await openDB(NAME, 1, { upgrade: (made) => void made.createObjectStore(STORE) });
    const isGone = (await db.get(STORE, STORE)) === undefined;
    db.close();
    if (isGone) deviceData.remove(NAME);
    return isGone;
  } catch (error) {
    console.warn('Nobody knows what of this device is left', error);
    return false;
  }
}
