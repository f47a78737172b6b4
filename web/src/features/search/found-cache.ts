import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { type SearchQuery, searchQueryOf } from '@thriftline/domain/search/search-query';
import { FOUND_PER_PAGE, type Found, isOfDevice } from './found.ts';
import { rememberItem } from './found-items.ts';
import { foundSnapshot, saveFoundSnapshot } from './found-snapshots.ts';
import { searchKey } from './search-key.ts';

/** So many searches are remembered for as long as the page lives: who comes back from an item finds the list as it was. */
const MOST = 10;

/** After so long there may be something new, in milliseconds. */
const OLD_MS = 20_000;

/** What is known of a search before it is asked. */
export interface CachedFound {
  found: Found;
  /** Whether it was found a while ago, or is not the server's word: then it is looked for again. */
  isOld: boolean;
  /** When it was found, in milliseconds since 1970, where that was at an earlier visit. */
  asOf?: number;
}

/** A search whose own page is still on its way. */
interface Begun {
  engine: SearchEngine;
  key: string;
  at: number;
  page: Promise<FoundPage>;
  /** The page itself, once it is there. */
  found?: FoundPage;
}

let begun: Begun | undefined;

const ofThisPage = new WeakMap<SearchEngine, Map<string, { found: Found; at: number }>>();

/** Asks for the first page of a search whose own page is still on its way, and gives it. */
export function beginSearch(engine: SearchEngine, query: SearchQuery): Promise<FoundPage> {
  const page = engine.search(query, { limit: FOUND_PER_PAGE });
  const own: Begun = { engine, key: searchKey(query), at: Date.now(), page };
  begun = own;
  page.then(
    (found) => {
      own.found = found;
    },
    // Told where it is waited for.
    () => undefined,
  );
  return page;
}

const isBegun = (engine: SearchEngine, key: string) => begun?.engine === engine && begun.key === key;

/** The search that was begun a moment ago. What was begun long ago is not what is there now. */
function begunFor(engine: SearchEngine, key: string): Begun | undefined {
  return begun !== undefined && isBegun(engine, key) && Date.now() - begun.at < OLD_MS ? begun : undefined;
}

/** The first page of a search that was begun a moment ago. Once: who looks again asks again. */
export function takeBegun(engine: SearchEngine, query: SearchQuery): Promise<FoundPage> | undefined {
  const key = searchKey(query);
  const known = begunFor(engine, key);
  if (isBegun(engine, key)) begun = undefined;
  return known?.page;
}

/** What was found while the page was on its way, unless the words may still have to be mended. */
function foundOnTheWay(engine: SearchEngine, key: string): CachedFound | undefined {
  const page = begunFor(engine, key)?.found;
  const query = searchQueryOf(new URLSearchParams(key));
  const isWord = page !== undefined && (page.rows.length > 0 || query.words === '');
  return isWord ? { found: { query, pages: [page] }, isOld: false } : undefined;
}

function foundAtLastVisit(engine: SearchEngine, key: string): CachedFound | undefined {
  const kept = foundSnapshot(engine, key);
  return kept && { found: kept.found, isOld: true, asOf: kept.at };
}

/** What a search had found when it was last shown on this page. */
export function recallFound(engine: SearchEngine, key: string): CachedFound | undefined {
  const one = ofThisPage.get(engine)?.get(key);
  if (one === undefined) return undefined;
  return { found: one.found, isOld: isOfDevice(one.found) || Date.now() - one.at > OLD_MS };
}

/** What a list begins with, and looks for the rest of: what this page had found, else an earlier visit. */
export function foundToBeginWith(engine: SearchEngine, key: string): CachedFound | undefined {
  return recallFound(engine, key) ?? foundAtLastVisit(engine, key);
}

/** What is shown of a search that this page has not found yet: what is found on the way to it, else what an earlier visit had found. */
export function foundBefore(engine: SearchEngine, key: string): CachedFound | undefined {
  return foundOnTheWay(engine, key) ?? foundAtLastVisit(engine, key);
}

/** Keeps what a search has found: all of it for as long as the page lives, and a member's first page for their next visit. */
export function cacheFound(engine: SearchEngine, key: string, found: Found): void {
  const searches = ofThisPage.get(engine) ?? new Map();
  ofThisPage.set(engine, searches);
  searches.delete(key);
  searches.set(key, { found, at: Date.now() });
  const [oldest] = searches.keys();
  if (searches.size > MOST && oldest !== undefined) searches.delete(oldest);
  for (const { rows } of found.pages) for (const row of rows) rememberItem(row);
  saveFoundSnapshot(engine, key, found);
}
