import { type IDBPDatabase, openDB } from 'idb';
import { databaseAnswers } from './database-answers.ts';
import { hasLetGo } from './free-databases.ts';
import type { StoreLoss } from './lost-store.ts';
import { deviceData } from './site-data.ts';

const NAME = 'device-mark';
const STORE = 'mark';

/** How often it is looked whether the databases can still be written, in milliseconds. */
const LOOK_MS = 30_000;

/** Longest anybody waits for a look, in milliseconds. What does not answer is there. */
const PATIENCE_MS = 1_000;

/** How often a look that failed is taken again, and after how many milliseconds. */
const TRIES = 3;
const PAUSE_MS = 300;

/** What is told of the databases of this site while the page is open; `mark` tells them from those that come after. */
type OnLoss = (loss: StoreLoss, mark: string) => void;

/**
 * Writes the mark again as it is, or the given one where there is none. Gives the mark that was there. All of it is awaited at once: of a
 * transaction that is aborted as the page is left, nothing is rejected without anybody to hear it.
 */
async function renew(db: IDBPDatabase, fresh?: string): Promise<string | undefined> {
  const transaction = db.transaction(STORE, 'readwrite');
  const write = async () => {
    const found: string | undefined = await transaction.store.get(STORE);
    const mark = found ?? fresh;
    if (mark !== undefined) await transaction.store.put(mark, STORE);
    return found;
  };
  const [found] = await Promise.all([write(), transaction.done]);
  return found;
}

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
    await Promise.race([this.#look(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return !this.#isOver;
  }

  /** Begins to watch. Whether the databases of the last visit are gone. */
  async start(everyMs: number): Promise<boolean> {
    const expected = deviceData.get(NAME);
    this.#mark = expected ?? '';
    if (!(await databaseAnswers(NAME))) {
      this.#isOver = true;
      return false;
    }
    try {
      const db = await this.#open();
      const fresh = crypto.randomUUID();
      const found = await renew(db, fresh);
      this.#mark = found ?? fresh;
      deviceData.set(NAME, this.#mark);
      const timer = setInterval(() => {
        if (this.#isOver) clearInterval(timer);
        else void this.#look();
      }, everyMs);
      return found === undefined && expected !== null;
    } catch (error) {
      if (!hasLetGo()) this.#lose('full', error);
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
      if ((await renew(db)) === undefined) this.#lose('cleared');
    } catch (error) {
      this.#db = undefined;
      if (hasLetGo()) return;
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
  if (deviceData.get(NAME) === null || !(await databaseAnswers(NAME))) return false;
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
