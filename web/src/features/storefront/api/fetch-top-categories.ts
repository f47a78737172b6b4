import type { Category } from '@thriftline/domain/category';
import { fetchJson } from '@/lib/fetch-json.ts';
import type { Stored } from '@/lib/stored.ts';

/** How many categories the home page shows. */
export const MOST_CATEGORIES = 12;

/** Where they are asked for; index.html asks before any script has come. */
export const TOP_CATEGORIES_CALL = `/api/categories?limit=${MOST_CATEGORIES}` as const;

/** A category as the documented call gives it. */
export type TopCategory = Omit<Stored<Category>, 'createdAt'>;

/** The categories of the home page. Throws AppError. */
export function fetchTopCategories(): Promise<TopCategory[]> {
  return fetchJson<TopCategory[]>(TOP_CATEGORIES_CALL);
}
