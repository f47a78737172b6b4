import type { CountedCategory } from '@thriftline/domain/catalogue/categories/counted-category';
import { fetchJson } from '@/lib/calls/fetch-json.ts';

/** Every category with how many unsold items it has, in the shop's order. No reads of one's own. Throws AppError. */
export function fetchAllCategories(): Promise<CountedCategory[]> {
  return fetchJson<CountedCategory[]>('/api/categories/all');
}
