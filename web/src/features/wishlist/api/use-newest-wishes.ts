import type { Wish } from '@thriftline/domain/catalogue/wish';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';

/** A buyer's newest wishes, live; nothing while the buyer is null. */
export function useNewestWishes(uid: string | null, count: number): LiveList<Stored<Wish>> {
  return useLiveQuery(
    uid === null
      ? null
      : query(
          collectionOf('wishlist'),
          where('buyerId', '==', uid),
          orderBy('createdAt', 'desc'),
          limit(count),
        ),
  );
}
