import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import type { FoundPage } from '@thriftline/domain/search/search-engine';
import { searchReadIn } from '@thriftline/domain/search/search-query';
import { searchEngineFor } from '@/features/search/api/search-engines.ts';
import { beginSearch, recallFound } from '@/features/search/found-cache.ts';
import { searchKey } from '@/features/search/search-key.ts';

/**
 * Asks for a category's first cards while its script is still on its way, in the name of the member who is signed in: the
 * security rules judge it as any search. Gives none where they are known.
 */
export async function beginCategory(
  categoryId: string,
  address: URLSearchParams,
): Promise<FoundPage | undefined> {
  const engine = searchEngineFor(true);
  const query = { ...searchReadIn(currentLanguage(), address), categoryId };
  // Who comes back sees what was found before.
  if (recallFound(engine, searchKey(query)) !== undefined) return undefined;
  return beginSearch(engine, query);
}
