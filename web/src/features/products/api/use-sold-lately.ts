import type { Product } from '@thriftline/domain/catalogue/product';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';

/** One row on a wide screen, two on a phone. */
const SHOWN = 4;

/** The newest products of a category that are sold, live: four reads at most. What is sold everybody may list. */
export function useSoldLately(categoryId: string): LiveList<Stored<Product>> {
  return useLiveQuery(
    query(
      collectionOf('products'),
      where('categoryId', '==', categoryId),
      where('availability', '==', true),
      orderBy('createdAt', 'desc'),
      limit(SHOWN),
    ),
  );
}
