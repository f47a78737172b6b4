import { type Category, inCategoryOrder } from '@thriftline/domain/catalogue/categories/category';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import type { LiveList } from '@/lib/live/use-live-query.ts';
import { useCategoryNames } from './use-category-names.ts';

const asShown = inCategoryOrder<Stored<Category>>(newestFirst);

/** Every category, in the order of the home page, live; loading until all of them are there. */
export function useCategories(): LiveList<Stored<Category>> {
  const { rows, ...list } = useCategoryNames(Number.POSITIVE_INFINITY);
  return { ...list, rows: rows.toSorted((a, b) => asShown(a.data, b.data)) };
}
