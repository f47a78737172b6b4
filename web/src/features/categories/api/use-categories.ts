import { type Category, inCategoryOrder } from '@thriftline/domain/catalogue/categories/category';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import type { LiveList } from '@/lib/live/use-live-query.ts';
import { useCategoryNames } from './use-category-names.ts';

const asShown = inCategoryOrder<Stored<Category>>(newestFirst);

/** The categories as the home page orders them, live; loading until all of them are there. */
export function useCategories(): LiveList<Stored<Category>> {
  const { rows, ...list } = useCategoryNames();
  return { ...list, rows: rows.toSorted((a, b) => asShown(a.data, b.data)) };
}
