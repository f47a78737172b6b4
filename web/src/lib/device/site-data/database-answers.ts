import { freeDatabasesWhenFrozen } from './free-databases.ts';
import { noteSilentDatabase } from './silent-databases.ts';
import { allowsSiteData, hasDatabases, keepsSiteData } from './site-data.ts';

/** Longest a page waits for a database, in steps of so many milliseconds: a page that is busy itself counts none meanwhile. */
const STEP_MS = 100;
const STEPS = 10;

/** Whether each database that was asked answers. */
const asked = new Map<string, Promise<boolean>>();
let stopFreeing: (() => void) | undefined;

/** Opens the database if there is one, and waits until all of it could be read and written. */
function takeTurn(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    // There is none: it is left to whoever knows what belongs into it.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => {
      event.preventDefault();
      resolve();
    };
    request.onsuccess = () => {
      const { result: db } = request;
      db.onversionchange = () => db.close();
      try {
        const [...stores] = db.objectStoreNames;
        const [first] = stores;
        if (first === undefined) {
          resolve();
          return;
        }
        const transaction = db.transaction(stores, 'readwrite');
        transaction.objectStore(first).count().onsuccess = () => resolve();
        transaction.onabort = () => resolve();
      } catch (error) {
        reject(error);
      } finally {
        // Once what was begun is over.
        db.close();
      }
    };
  });
}

/** Resolves after a second of a page that has time. */
async function aSecond(): Promise<false> {
  for (let step = 0; step < STEPS; step += 1) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  return false;
}

async function ask(name: string): Promise<boolean> {
  // Only pages are laid aside.
  if (typeof window !== 'undefined') stopFreeing ??= freeDatabasesWhenFrozen(window);
  const turn = takeTurn(name).then(
    () => true,
    // That it refuses is an answer, and for whoever works with it.
    (error: unknown) => {
      console.debug(`${name} answers`, error);
      return true;
    },
  );
  const answers = await Promise.race([turn, aSecond()]);
  if (!answers) {
    console.warn(`${name} does not answer: this page goes on without it`);
    noteSilentDatabase(true);
  }
  return answers;
}

/**
 * Whether the database of this name answers within a second; asked once, so a page works with it or without. A refusal is an
 * answer, too. Code that opens a database asks this first: one that another page holds may stay silent for as long as that lives.
 */
export function databaseAnswers(name: string): Promise<boolean> {
  if (!hasDatabases()) return Promise.resolve(false);
  const answer = asked.get(name) ?? ask(name);
  asked.set(name, answer);
  return answer;
}

/** Whether what is put into the database of this name outlives the page: the browser allows it, there is room, and it answers. */
export async function keepsIn(name: string): Promise<boolean> {
  return keepsSiteData() && (await databaseAnswers(name));
}

/**
 * Whether this page knows what is in the database of this name: it can be read, or the browser lets nothing be kept. Where it is not
 * known nothing may be taken for empty: an earlier page may have kept something there.
 */
export async function isKnown(name: string): Promise<boolean> {
  return !allowsSiteData() || (await keepsIn(name));
}

/** Forgets what was asked, as a page that comes does. For tests. */
export function askDatabasesAnew(): void {
  asked.clear();
  noteSilentDatabase(false);
  stopFreeing?.();
  stopFreeing = undefined;
}
