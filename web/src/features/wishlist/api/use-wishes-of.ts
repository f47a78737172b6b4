import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Wish } from '@thriftline/domain/catalogue/wish';
import { limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN, whereIn } from '@/lib/live/where-in.ts';

/** A buyer's own wishes for some products (a page of them: at most 30), live; nothing while the buyer is null. */
export function useWishesOf(uid: string | null, productIds: readonly string[]): LiveList<Stored<Wish>> {
  return useLiveQuery(
    uid === null || productIds.length === 0
      ? null
      : query(
          collectionOf('wishlist'),
          where('buyerId', '==', uid),
          whereIn(DOCUMENT_NAMES.productId, productIds),
          limit(MAX_IN),
        ),
  );
}
