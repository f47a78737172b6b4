import type { FoundPage, SearchEngine } from '@thriftline/domain/search/search-engine';
import { type SearchQuery, searchAddress } from '@thriftline/domain/search/search-query';

/** Cards a page has: whole rows of two, three and four. */
export const FOUND_PER_PAGE = 24;

/** What was begun so long ago is not what is there now, in milliseconds. */
const OLD_MS = 20_000;

const keyOf = (query: SearchQuery) => searchAddress(query).toString();

interface Begun {
  engine: SearchEngine;
  key: string;
  at: number;
  page: Promise<FoundPage>;
  /** The page itself, once it is there. */
  found?: FoundPage;
}

let begun: Begun | undefined;

/** Asks for the first page of a search whose own page is still on its way, and gives it. */
export function beginSearch(engine: SearchEngine, query: SearchQuery): Promise<FoundPage> {
  const page = engine.search(query, { limit: FOUND_PER_PAGE });
  const own: Begun = { engine, key: keyOf(query), at: Date.now(), page };
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

function begunFor(engine: SearchEngine, query: SearchQuery): Begun | undefined {
  const isIt = begun !== undefined && begun.engine === engine && begun.key === keyOf(query);
  return isIt && begun !== undefined && Date.now() - begun.at < OLD_MS ? begun : undefined;
}

/** What a search that was begun a moment ago has found so far: what is drawn of it stays while a page takes it over. */
export function begunPage(engine: SearchEngine, query: SearchQuery): FoundPage | undefined {
  return begunFor(engine, query)?.found;
}

/** The first page of a search that was begun a moment ago. Once: who looks again asks again. */
export function takeBegun(engine: SearchEngine, query: SearchQuery): Promise<FoundPage> | undefined {
  const known = begunFor(engine, query);
  if (begun?.engine === engine && begun.key === keyOf(query)) begun = undefined;
  return known?.page;
}
