import { isStoredTime, type StoredTime } from '@thriftline/domain/base/stored-time';
import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { accountStore } from '@/lib/device/store.ts';
import { searchEngineFor } from './api/search-engines.ts';
import { type Found, isOfDevice } from './found.ts';

/** So many searches of an account are kept on its device. */
const MOST = 5;

/** Which they are, the one found last first. */
const NAMES = 'foundLast';
const nameOf = (key: string) => `found:${key}`;

/** A moment as it is kept. */
const MOMENT = '$moment';

/** What a search had found, and when. */
export interface FoundSnapshot {
  found: Found;
  /** By this device's clock, in milliseconds since 1970. */
  at: number;
}

/** The value without classes: moments as numbers that are told from others. */
function plain(value: unknown): unknown {
  if (isStoredTime(value)) return { [MOMENT]: value.toMillis() };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

function withMoments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value !== 'object' || value === null) return value;
  if (MOMENT in value) {
    const at = Number(value[MOMENT]);
    return { toMillis: () => at, toDate: () => new Date(at) } satisfies StoredTime;
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMoments(one)]));
}

function namesOf(uid: string): string[] {
  const names = accountStore(uid).read(NAMES);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Keeps the first page of what a member's search has found, for their next visit. */
export function saveFoundSnapshot(engine: SearchEngine, key: string, found: Found): void {
  const { uid } = getCurrentUser();
  const { query, pages } = found;
  const [first] = pages;
  // That a device knows of nothing, or of a part, is no finding.
  if (isOfDevice(found)) return;
  // What strangers find is open to everybody, but no account's to be cleared.
  if (uid === null || first === undefined || engine !== searchEngineFor(true)) return;
  const store = accountStore(uid);
  // That there was nothing once says nothing of now.
  if (first.rows.length === 0) {
    store.forget(nameOf(key));
    return;
  }
  store.keep(nameOf(key), { query, page: plain(first), at: Date.now() });
  const names = [key, ...namesOf(uid).filter((name) => name !== key)];
  for (const name of names.slice(MOST)) store.forget(nameOf(name));
  store.keep(NAMES, names.slice(0, MOST));
}

/** What the member's search had found at an earlier visit; undefined where nothing is kept of it. */
export function foundSnapshot(engine: SearchEngine, key: string): FoundSnapshot | undefined {
  const { uid } = getCurrentUser();
  if (uid === null || engine !== searchEngineFor(true)) return undefined;
  const kept = accountStore(uid).read(nameOf(key)) as
    | { query: Found['query']; page: unknown; at: number }
    | undefined;
  if (kept === undefined) return undefined;
  return { found: { query: kept.query, pages: [withMoments(kept.page) as FoundPage] }, at: kept.at };
}
