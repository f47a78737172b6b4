/** One of the browser's two stores of texts: for the device, or for a tab. */
export interface TextStore {
  /** What is kept under the key, or null. */
  get(key: string): string | null;
  /** Keeps the text; false where the browser keeps nothing, or has no room: then this page alone remembers it. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

type Area = 'localStorage' | 'sessionStorage';

/** The browser's own store; undefined where it lets nobody in: the mere question throws then. */
function storeOf(area: Area): Storage | undefined {
  try {
    return globalThis[area] ?? undefined;
  } catch {
    return undefined;
  }
}

/** The one way to the store: whoever forbids site data, or has no room left, gets a page that works until it is left. */
function textStore(area: Area): TextStore {
  const own = new Map<string, string>();
  return {
    get: (key) => own.get(key) ?? storeOf(area)?.getItem(key) ?? null,
    set: (key, text) => {
      try {
        const store = storeOf(area);
        store?.setItem(key, text);
        own.delete(key);
        if (store !== undefined) return true;
      } catch (error) {
        console.warn(`${key} is not kept: it is remembered until the page is left`, error);
      }
      own.set(key, text);
      return false;
    },
    remove: (key) => {
      own.delete(key);
      storeOf(area)?.removeItem(key);
    },
    keys: () => [...new Set([...own.keys(), ...Object.keys(storeOf(area) ?? {})])],
  };
}

/** What this device keeps. */
export const deviceData: TextStore = textStore('localStorage');

/** What this tab keeps, over reloads. */
export const tabData: TextStore = textStore('sessionStorage');

/** Whether the browser lets the page keep anything of this site: a person, or who manages the device, may forbid it. */
export function allowsSiteData(): boolean {
  try {
    return globalThis.localStorage !== null && hasDatabases();
  } catch {
    return false;
  }
}

/** When there was last no room for what the page keeps, in milliseconds since 1970. Stays when somebody signs out. */
const NO_ROOM = 'thriftline-no-room';

/** How long it is not tried again after that, in milliseconds. */
const NO_ROOM_MS = 10 * 60_000;

let noRoom: boolean | undefined;

/** Whether there was no room on this device lately; the same for as long as the page lives, which works with one kind of stores. */
export function hasNoRoom(): boolean {
  if (noRoom === undefined) {
    const at = deviceData.get(NO_ROOM);
    noRoom = at !== null && Math.abs(Date.now() - Number(at)) < NO_ROOM_MS;
  }
  return noRoom;
}

/** Notes for the pages that come that there is no room; false where even that cannot be noted. */
export function noteNoRoom(): boolean {
  return deviceData.set(NO_ROOM, String(Date.now()));
}

/** Has the next page try again whether there is room. */
export function forgetNoRoom(): void {
  deviceData.remove(NO_ROOM);
}

/** As long as what tabs tell each other: a store that cannot take it is full. */
const PROBE = 'x'.repeat(2_000);
const PROBE_KEY = 'thriftline-probe';

let takes: boolean | undefined;

/** Whether the store of texts has room, as far as is known: looked at once, and false from the moment when somebody found it full. */
export function takesTexts(): boolean {
  takes ??= deviceData.set(PROBE_KEY, PROBE);
  deviceData.remove(PROBE_KEY);
  return takes;
}

/** Has a library that writes texts of these beginnings go on where there is no room for them, instead of failing for good. */
export function spareFullTexts(beginning: string): void {
  const store = storeOf('localStorage');
  if (store === undefined) return;
  const prototype: Storage = Object.getPrototypeOf(store);
  const { setItem } = prototype;
  prototype.setItem = function (this: Storage, key: string, text: string) {
    try {
      setItem.call(this, key, text);
    } catch (error) {
      if (!key.startsWith(beginning)) throw error;
      takes = false;
      console.warn(`${key} is not told to other tabs`, error);
    }
  };
}

/** Whether what the page keeps outlives it: the browser allows it, and there is room. */
export function keepsSiteData(): boolean {
  return allowsSiteData() && !hasNoRoom();
}

/** Whether the page may ask for databases. */
export function hasDatabases(): boolean {
  try {
    return globalThis.indexedDB !== undefined && globalThis.indexedDB !== null;
  } catch {
    return false;
  }
}

/** Whether the service worker's caches may be asked for; they are missing in some private windows, and where data is forbidden. */
export function hasCaches(): boolean {
  try {
    return globalThis.caches !== undefined;
  } catch {
    return false;
  }
}
