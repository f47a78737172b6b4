import type { FoundListing, SearchEngine } from '@thriftline/domain/search/search-engine';
import type { Found } from './found-list.ts';
import { isOfDevice } from './is-of-device.ts';

/** So many searches are remembered: who comes back from an item finds the list as it was. */
const MOST = 10;

/** After so long there may be something new. */
const OLD_MS = 20_000;

/** So many items that were found are remembered one by one. */
const MOST_ITEMS = 500;

const items = new Map<string, FoundListing>();

const remembered = new WeakMap<SearchEngine, Map<string, { found: Found; at: number }>>();

/** What a search had found when it was last shown on this page, and whether that is a while ago, or not the server's word. */
export function recallFound(engine: SearchEngine, key: string): { found: Found; isOld: boolean } | undefined {
  const one = remembered.get(engine)?.get(key);
  if (one === undefined) return undefined;
  return { found: one.found, isOld: isOfDevice(one.found) || Date.now() - one.at > OLD_MS };
}

/** Keeps what a search has found for as long as the page lives. */
export function rememberFound(engine: SearchEngine, key: string, found: Found): void {
  const searches = remembered.get(engine) ?? new Map();
  remembered.set(engine, searches);
  searches.delete(key);
  searches.set(key, { found, at: Date.now() });
  for (const { rows } of found.pages) for (const row of rows) rememberItem(row);
  const [oldest] = searches.keys();
  if (searches.size > MOST && oldest !== undefined) searches.delete(oldest);
}

function rememberItem(row: FoundListing): void {
  items.delete(row.id);
  items.set(row.id, row);
  const [oldest] = items.keys();
  if (items.size > MOST_ITEMS && oldest !== undefined) items.delete(oldest);
}

/** What some search of this page's life found of an item, for when there is nobody to ask for more. */
export function recallItem(productId: string): FoundListing | undefined {
  return items.get(productId);
}
