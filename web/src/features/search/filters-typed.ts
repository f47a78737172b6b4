import type { TypedFilters } from '@thriftline/domain/search/typed/typed-filters';
import { isOnline } from '@/lib/connection/connection.ts';
import { reportError } from '@/lib/notices/report-error.ts';

/** The filters that words say, with the words left; undefined where they say none, or the towns can't be loaded. */
export async function filtersTyped(words: string): Promise<TypedFilters | undefined> {
  try {
    const { typedFilters } = await import('@thriftline/domain/search/typed/typed-filters');
    return await typedFilters(words);
  } catch (error) {
    if (isOnline()) reportError(error);
    return undefined;
  }
}
