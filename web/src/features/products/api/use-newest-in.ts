import type { Product } from '@thriftline/domain/product';
import { limit, orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { whereIn } from '@/lib/live/where-in.ts';
import type { Stored } from '@/lib/stored.ts';

/** More than are shown, since some are sold or one's own. */
const READ = 12;

/** The newest products of a few categories, sold ones too, live: twelve reads at most, none without a category. */
export function useNewestIn(categoryIds: readonly string[]): LiveList<Stored<Product>> {
  return useLiveQuery(
    categoryIds.length === 0
      ? null
      : query(
          collectionOf('products'),
          whereIn('categoryId', categoryIds),
          orderBy('createdAt', 'desc'),
          limit(READ),
        ),
  );
}
