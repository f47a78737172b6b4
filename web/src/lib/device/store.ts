import { deviceData, type TextStore, tabData } from './site-data/site-data.ts';

/**
 * Keeps small values by name. There are three, by how long they keep: `tabStore`, `deviceStore` and `accountStore`. What has pictures or
 * grows is in a database of this device (device-database.ts).
 */
export interface Store {
  /** What is kept under the name; undefined where nothing is, or nothing that can be read. */
  read(name: string): unknown;
  /** Keeps a value in the place of what was kept before; false where this page alone remembers it. */
  keep(name: string, value: unknown): boolean;
  forget(name: string): void;
  /** The names, beginning alike, under which something is kept. */
  names(beginning: string): string[];
}

function storeOn(texts: TextStore): Store {
  return {
    read: (name) => {
      const text = texts.get(name);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch (error) {
        console.warn(`What is kept of ${name} cannot be read`, error);
        return undefined;
      }
    },
    keep: (name, value) => texts.set(name, JSON.stringify(value)),
    forget: (name) => texts.remove(name),
    names: (beginning) => texts.keys().filter((name) => name.startsWith(beginning)),
  };
}

/** Keeps for as long as the tab is open, over reloads. */
export const tabStore: Store = storeOn(tabData);

/** Keeps on this device, whoever uses it, also when they sign out. */
export const deviceStore: Store = storeOn(deviceData);

const PREFIX = 'thriftline.remembered.';

interface OfAccount {
  uid: string;
  value: unknown;
}

const isOfAccount = (kept: unknown): kept is OfAccount =>
  typeof kept === 'object' && kept !== null && 'uid' in kept && 'value' in kept;

/**
 * What is kept for the account that was here last, before Auth says who is: signing out forgets it. For what may be seen by
 * whoever holds the device until then.
 */
export function readOfLastAccount(name: string): unknown {
  const kept = deviceStore.read(PREFIX + name);
  return isOfAccount(kept) ? kept.value : undefined;
}

/** Keeps on this device for an account, until it signs out. Of each name there is one value, whoever it is for. */
export function accountStore(uid: string): Store {
  const isOwn = (kept: unknown): kept is OfAccount => isOfAccount(kept) && kept.uid === uid;
  const read = (name: string) => {
    const kept = deviceStore.read(PREFIX + name);
    return isOwn(kept) ? kept.value : undefined;
  };
  return {
    read,
    keep: (name, value) => deviceStore.keep(PREFIX + name, { uid, value } satisfies OfAccount),
    forget: (name) => deviceStore.forget(PREFIX + name),
    names: (beginning) =>
      deviceStore
        .names(PREFIX + beginning)
        .map((name) => name.slice(PREFIX.length))
        .filter((name) => read(name) !== undefined),
  };
}

/** Calls back when another tab keeps or forgets something of an account. Gives back how to stop. */
export function onKeptElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Forgets all that is kept for accounts, as when somebody signs out. */
export function clearAccountStores(): void {
  for (const name of deviceStore.names(PREFIX)) deviceStore.forget(name);
}
