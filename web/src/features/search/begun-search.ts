import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { type SearchQuery, searchAddress } from '@thriftline/domain/search/search-query';

/** Cards a page has: whole rows of two, three and four. */
export const FOUND_PER_PAGE = 24;

/** What was begun so long ago is not what is there now, in milliseconds. */
const OLD_MS = 20_000;

const keyOf = (query: SearchQuery) => searchAddress(query).toString();

let begun: { engine: SearchEngine; key: string; at: number; page: Promise<FoundPage> } | undefined;

/** Asks for the first page of a search whose own page is still on its way, and gives it. */
export function beginSearch(engine: SearchEngine, query: SearchQuery): Promise<FoundPage> {
  const page = engine.search(query, { limit: FOUND_PER_PAGE });
  // Told where it is waited for.
  page.catch(() => undefined);
  begun = { engine, key: keyOf(query), at: Date.now(), page };
  return page;
}

/** The first page of a search that was begun a moment ago. Once: who looks again asks again. */
export function takeBegun(engine: SearchEngine, query: SearchQuery): Promise<FoundPage> | undefined {
  const known = begun;
  if (known === undefined || known.engine !== engine || known.key !== keyOf(query)) return undefined;
  begun = undefined;
  return Date.now() - known.at < OLD_MS ? known.page : undefined;
}
