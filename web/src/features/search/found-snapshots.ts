import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { getCurrentUser } from '@/lib/account/current-user.ts';
import { accountStore } from '@/lib/device/store.ts';
import { searchEngineFor } from './api/search-engines.ts';
import { type Found, isOfDevice } from './found.ts';
import { type KeptFound, keptName, plain, withMoments } from './kept-found.ts';

/** So many searches of an account are kept on its device. */
const MOST = 5;

/** Which they are, the one found last first. */
const NAMES = 'foundLast';

/** What a search had found, and when. */
export interface FoundSnapshot {
  found: Found;
  /** By this device's clock, in milliseconds since 1970. */
  at: number;
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
    store.forget(keptName(key));
    return;
  }
  store.keep(keptName(key), { query, page: plain(first), at: Date.now() } satisfies KeptFound);
  const names = [key, ...namesOf(uid).filter((name) => name !== key)];
  for (const name of names.slice(MOST)) store.forget(keptName(name));
  store.keep(NAMES, names.slice(0, MOST));
}

/** What the member's search had found at an earlier visit; undefined where nothing is kept of it. */
export function foundSnapshot(engine: SearchEngine, key: string): FoundSnapshot | undefined {
  const { uid } = getCurrentUser();
  if (uid === null || engine !== searchEngineFor(true)) return undefined;
  const kept = accountStore(uid).read(keptName(key)) as KeptFound | undefined;
  if (kept === undefined) return undefined;
  return { found: { query: kept.query, pages: [withMoments(kept.page) as FoundPage] }, at: kept.at };
}
