import { Timestamp } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../../firestore/collection.ts';
import { categoryCountSeconds } from '../../platform/config.ts';
import { memoize } from '../../platform/memoize.ts';

/** Which categories are used most, as was last counted. No security rule names it: it orders what functions list. */
export interface CategoryUse {
  /** The categories that have listings, those with the most first. */
  ids: readonly string[];
  /** When the count began: categories that were added since are not in it. */
  countedAt: Timestamp;
}

const useDocument = () => documentIn(collection<CategoryUse>('search'), 'categories');

/** Lists categories in this order from now on; `countedAt` is in milliseconds since 1970. */
export async function keepCategoryUse(ids: readonly string[], countedAt: number): Promise<void> {
  await useDocument().set({ ids, countedAt: Timestamp.fromMillis(countedAt) });
}

/** The use that was last counted, undefined before the first count; may be some minutes old. */
export const categoryUse = memoize(() => read(useDocument()), {
  forMs: () => categoryCountSeconds() * 1000,
});
