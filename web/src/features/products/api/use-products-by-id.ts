import type { Product } from '@thriftline/domain/product';
import { documentId, limit, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN, whereIn } from '@/lib/live/where-in.ts';
import type { Stored } from '@/lib/stored.ts';

/** Some products (a page of them: at most 30) by their ids, live; one that is gone is not among them. */
export function useProductsById(productIds: readonly string[]): LiveList<Stored<Product>> {
  return useLiveQuery(
    productIds.length === 0
      ? null
      : query(collectionOf('products'), whereIn(documentId(), productIds), limit(MAX_IN)),
  );
}
