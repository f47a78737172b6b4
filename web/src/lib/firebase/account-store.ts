import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { wasSignedIn } from '../device/site-data/access-token.ts';
import { keepsIn } from '../device/site-data/database-answers.ts';
import { hasLetGo } from '../device/site-data/free-databases.ts';
import { deviceData } from '../device/site-data/site-data.ts';

type Listener = () => void;

/**
 * What Auth wants of a place that keeps the account: what its own places offer
 * (https://github.com/firebase/firebase-js-sdk, packages/auth/src/core/persistence/index.ts).
 */
interface AccountPlace {
  readonly type: 'LOCAL';
  readonly _shouldAllowMigration?: boolean;
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: Listener): void;
  _removeListener(key: string, listener: Listener): void;
}

/** Where Auth keeps who is signed in. */
export const ACCOUNT_DB = 'firebaseLocalStorageDb';

const Database = indexedDBLocalPersistence as unknown as new () => AccountPlace;

/** Where it is noted that the database has not followed, so that only the copy is right. */
const aloneOf = (key: string) => `${key}:alone`;

/**
 * Keeps who is signed in twice: in Auth's database, which the worker that sends what waits reads, too, and as a copy among the
 * texts of this device. A browser that runs out of room deletes all databases of a site, or cannot write them any more, and Auth
 * would take that for signing out.
 */
class TwofoldStore implements AccountPlace {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  readonly _shouldAllowMigration = true;
  readonly #database = new Database();

  async _isAvailable(): Promise<boolean> {
    return true;
  }

  async _get(key: string): Promise<unknown> {
    const copy = deviceData.get(key);
    const copied: unknown = copy === null ? null : JSON.parse(copy);
    // A database on a full disk takes seconds to say that it cannot be read, and one that another page holds may never.
    if (!(await keepsIn(ACCOUNT_DB)) && (copied !== null || !wasSignedIn())) return copied;
    if (deviceData.get(aloneOf(key)) !== null) {
      await this.#follow(key, copied);
      return copied;
    }
    const kept = await this.#read(key);
    // The page is loaded again in a moment. An answer would have it sign the member out and clear the device.
    if (hasLetGo()) return new Promise(() => undefined);
    if (kept === undefined) return copied;
    if (kept !== null) {
      if (copied === null) deviceData.set(key, JSON.stringify(kept));
      return kept;
    }
    // A tab of an earlier version, which knows of no copy, signed out.
    if (copied === null || !wasSignedIn()) {
      deviceData.remove(key);
      return null;
    }
    await this.#follow(key, copied);
    return copied;
  }

  async _set(key: string, value: unknown): Promise<void> {
    deviceData.set(key, JSON.stringify(value));
    await this.#follow(key, value);
  }

  async _remove(key: string): Promise<void> {
    // First, so that no other tab finds it once the database has lost the account.
    deviceData.remove(key);
    await this.#follow(key, null);
  }

  _addListener(key: string, listener: Listener): void {
    const listenToCopy = () => {
      window.addEventListener('storage', (event) => {
        if (event.key === key) listener();
      });
    };
    const listenToDatabase = async () => {
      if (!(await keepsIn(ACCOUNT_DB))) {
        listenToCopy();
        return;
      }
      // It reads by itself as it begins, and nobody hears when that fails.
      await this.#database._get(key);
      this.#database._addListener(key, listener);
    };
    listenToDatabase().catch(listenToCopy);
  }

  _removeListener(key: string, listener: Listener): void {
    this.#database._removeListener(key, listener);
  }

  /** What the database holds, null where that is nothing; undefined where it can't be read, which says nothing about the account. */
  async #read(key: string): Promise<unknown> {
    try {
      return await this.#database._get(key);
    } catch (error) {
      console.warn('The account is read from its copy', error);
      return undefined;
    }
  }

  /** Has the database hold the same as the copy; what it cannot is done by the next page that reads. */
  async #follow(key: string, value: unknown): Promise<void> {
    // Before it is tried: a page that is left while it writes says nothing afterwards.
    deviceData.set(aloneOf(key), '1');
    if (!(await keepsIn(ACCOUNT_DB))) return;
    try {
      if (value === null) await this.#database._remove(key);
      else await this.#database._set(key, value);
      deviceData.remove(aloneOf(key));
    } catch (error) {
      console.warn('The copy of the account stands alone', error);
    }
  }
}

/** Where Auth keeps who is signed in, for `initializeAuth`. Holds out where the browser's databases do not. */
export const accountStore: Persistence = TwofoldStore;
