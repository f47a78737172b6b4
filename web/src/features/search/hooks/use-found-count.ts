import type { FoundCount, SearchEngine } from '@thriftline/domain/search/search-engine';
import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import type { FoundItems } from './use-found-items.ts';

/** How many items a search finds; asked for only when not all of them are shown. Undefined until, or if it isn't, known. */
export function useFoundCount(
  engine: SearchEngine,
  { status, pages, hasMore, query }: FoundItems,
): FoundCount | undefined {
  const ask = status === 'ready' && hasMore;
  const read = useCallback(async () => (ask ? engine.count(query) : undefined), [ask, engine, query]);
  const asked = useFetched(read);
  if (status !== 'ready') return undefined;
  if (!hasMore) return { count: pages.reduce((sum, { rows }) => sum + rows.length, 0), isExact: true };
  return asked.status === 'ready' ? asked.data : undefined;
}
