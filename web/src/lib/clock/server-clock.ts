import { tabStore } from '../device/store.ts';

/** Where the session keeps what is known, so that a reload without a network still knows it. */
const KEY = 'serverClock';

/** What one answer says of the server's clock; all in milliseconds since 1970. */
export interface ClockReading {
  /** When it was asked, by the clock of this device. */
  asked: number;
  /** When the answer was here, by the same clock. */
  answered: number;
  /** What the server's clock said in between. */
  server: number;
  /** How coarsely it tells, in milliseconds: a `Date` header knows whole seconds. */
  coarseness?: number;
}

/** By how much the server's clock is ahead of this device's: at least and at most, in milliseconds. */
interface Bounds {
  least: number;
  most: number;
}

const listeners = new Set<() => void>();
let bounds: Bounds | undefined;
let hasLooked = false;

function isBounds(value: unknown): value is Bounds {
  const { least, most } = (value ?? {}) as Partial<Bounds>;
  return Number.isFinite(least) && Number.isFinite(most);
}

/** What an earlier page of the session knew. */
function kept(): Bounds | undefined {
  const found = tabStore.read(KEY);
  return isBounds(found) ? found : undefined;
}

function keep(found: Bounds): void {
  tabStore.keep(KEY, found);
}

/** By how many milliseconds the server's clock is ahead of this device's, as far as is known. */
function ahead(): number {
  // Pages that are drawn on the server have no session, and its clock.
  if (!hasLooked && typeof window !== 'undefined') {
    hasLooked = true;
    bounds ??= kept();
  }
  if (bounds === undefined) return 0;
  const { least, most } = bounds;
  // A clock that may be right is left alone.
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
}

/**
 * The time by the server's clock, in milliseconds since 1970: what every stored time is to be compared with. It is this
 * device's own until an answer has told how far that is off.
 */
export function serverNow(): number {
  return Date.now() + ahead();
}

/** Whether an answer, in this page or an earlier one of the session, has told how far this device's clock is off. */
export function isServerClockKnown(): boolean {
  ahead();
  return bounds !== undefined;
}

/** Takes what an answer says; only of one that no cache gave. The round trip is the doubt that is left. */
export function readServerClock({ asked, answered, server, coarseness = 0 }: ClockReading): void {
  const before = ahead();
  const told = { least: server - answered, most: server + coarseness - asked };
  const least = Math.max(told.least, bounds?.least ?? told.least);
  const most = Math.min(told.most, bounds?.most ?? told.most);
  // Where the two cannot both be, somebody has set this device's clock meanwhile.
  bounds = least <= most ? { least, most } : told;
  keep(bounds);
  if (ahead() !== before) for (const listener of [...listeners]) listener();
}

/** Calls back when `serverNow` is found to be another. Gives back how to stop. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
