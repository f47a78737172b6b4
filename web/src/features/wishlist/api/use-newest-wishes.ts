import type { Wish } from '@thriftline/domain/wish';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

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
