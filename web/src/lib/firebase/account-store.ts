import { indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { wasSignedIn } from '../site-data/access-token.ts';
import { deviceData } from '../site-data/site-data.ts';

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

const Database = indexedDBLocalPersistence as unknown as new () => AccountPlace;

/** The copy of somebody who signed out while the database could not be written. */
const LEFT = 'null';

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
    if (copy === LEFT) {
      await this._remove(key);
      return null;
    }
    const kept = await this.#read(key);
    if (kept !== null) {
      if (copy === null) deviceData.set(key, JSON.stringify(kept));
      return kept;
    }
    if (copy === null) return null;
    // A tab of an earlier version, which knows of no copy, signed out.
    if (!wasSignedIn()) {
      deviceData.remove(key);
      return null;
    }
    const account: unknown = JSON.parse(copy);
    await this.#write(key, account);
    return account;
  }

  async _set(key: string, value: unknown): Promise<void> {
    deviceData.set(key, JSON.stringify(value));
    await this.#write(key, value);
  }

  async _remove(key: string): Promise<void> {
    // First, so that no other tab finds it once the database has lost the account.
    deviceData.remove(key);
    try {
      await this.#database._remove(key);
    } catch (error) {
      console.warn('The account leaves this device once there is room', error);
      deviceData.set(key, LEFT);
    }
  }

  _addListener(key: string, listener: Listener): void {
    this.#database._get(key).then(
      () => this.#database._addListener(key, listener),
      () => {
        // Other tabs tell of it by the copy then.
        window.addEventListener('storage', (event) => {
          if (event.key === key) listener();
        });
      },
    );
  }

  _removeListener(key: string, listener: Listener): void {
    this.#database._removeListener(key, listener);
  }

  async #read(key: string): Promise<unknown> {
    try {
      return await this.#database._get(key);
    } catch (error) {
      console.warn('The account is read from its copy', error);
      return null;
    }
  }

  async #write(key: string, value: unknown): Promise<void> {
    try {
      await this.#database._set(key, value);
    } catch (error) {
      console.warn('The account is kept as a copy alone', error);
    }
  }
}

/** Where Auth keeps who is signed in, for `initializeAuth`. Holds out where the browser's databases do not. */
export const accountStore: Persistence = TwofoldStore;
