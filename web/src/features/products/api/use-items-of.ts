import type { Product } from '@thriftline/domain/product';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

/** A few more than are shown, since some are sold. */
const READ = 12;

/** A seller's newest products, sold ones too, live: twelve reads at most. */
export function useItemsOf(sellerId: string): LiveList<Stored<Product>> {
  return useLiveQuery(
    query(
      collectionOf('products'),
      where('sellerId', '==', sellerId),
      orderBy('createdAt', 'desc'),
      limit(READ),
    ),
  );
}
