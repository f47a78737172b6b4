import { HOME_CATEGORIES, type HomeCategory } from '@thriftline/domain/pages/home-content';
import { fetchJson } from '@/lib/calls/fetch-json.ts';

/** Where they are asked for; the home page without content asks before any script has come. */
export const TOP_CATEGORIES_CALL = `/api/categories?limit=${HOME_CATEGORIES}` as const;

/** The categories of the home page. Throws AppError. */
export function fetchTopCategories(): Promise<HomeCategory[]> {
  return fetchJson<HomeCategory[]>(TOP_CATEGORIES_CALL);
}
