import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import type { Found } from './found-list.ts';

/** So many searches are remembered: who comes back from an item finds the list as it was. */
const MOST = 10;

/** After so long there may be something new. */
const OLD_MS = 20_000;

const remembered = new WeakMap<SearchEngine, Map<string, { found: Found; at: number }>>();

/** What a search had found when it was last shown on this page, and whether that is a while ago. */
export function recallFound(engine: SearchEngine, key: string): { found: Found; isOld: boolean } | undefined {
  const one = remembered.get(engine)?.get(key);
  return one === undefined ? undefined : { found: one.found, isOld: Date.now() - one.at > OLD_MS };
}

/** Keeps what a search has found for as long as the page lives. */
export function rememberFound(engine: SearchEngine, key: string, found: Found): void {
  const searches = remembered.get(engine) ?? new Map();
  remembered.set(engine, searches);
  searches.delete(key);
  searches.set(key, { found, at: Date.now() });
  const [oldest] = searches.keys();
  if (searches.size > MOST && oldest !== undefined) searches.delete(oldest);
}
