import type { CountedCategory } from '@thriftline/domain/catalogue/categories/counted-category';
import { type Fetched, useFetched } from '@/hooks/use-fetched.ts';
import { fetchAllCategories } from '../api/fetch-all-categories.ts';

let fetched: Promise<CountedCategory[]> | undefined;

/** All categories, asked for once for the life of the page: their names seldom change. */
function fetchOnce(): Promise<CountedCategory[]> {
  fetched ??= fetchAllCategories().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** The categories there are, to choose from and to name them by. */
export function useAllCategories(): Fetched<CountedCategory[]> {
  return useFetched(fetchOnce);
}
