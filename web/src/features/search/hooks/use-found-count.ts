import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { searchKey } from '../search-key.ts';
import type { FoundItems } from './use-found-items.ts';

/** How many items a search finds; asked for only when not all of them are shown. Undefined until, or if it isn't, known. */
export function useFoundCount(
  engine: SearchEngine,
  { status, pages, hasMore, query }: FoundItems,
): FoundCount | undefined {
  const ask = status === 'ready' && hasMore;
  // What was found on the way to the page and what the page found say the same in objects of their own.
  const key = searchKey(query);
  const read = useCallback(
    async () => (ask ? engine.count(searchQueryOf(new URLSearchParams(key))) : undefined),
    [ask, engine, key],
  );
  const asked = useFetched(read);
  if (status !== 'ready') return undefined;
  if (!hasMore) return { count: pages.reduce((sum, { rows }) => sum + rows.length, 0), isExact: true };
  return asked.status === 'ready' ? asked.data : undefined;
}
