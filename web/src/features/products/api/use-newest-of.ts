import type { Product } from '@thriftline/domain/product';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

/** A few more than are shown, since some are sold: no index can leave those out, for an unsold product may lack the flag. */
const READ = 8;

/** The newest products of a category, sold ones too, live: eight reads at most. */
export function useNewestOf(categoryId: string): LiveList<Stored<Product>> {
  return useLiveQuery(
    query(
      collectionOf('products'),
      where('categoryId', '==', categoryId),
      orderBy('createdAt', 'desc'),
      limit(READ),
    ),
  );
}
