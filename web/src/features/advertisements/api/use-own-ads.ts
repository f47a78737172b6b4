import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';

/** More ads than a seller may have at a time. */
const MOST = 30;

/** A seller's ads of what is unsold, the newest first, live; of nobody without an id. */
export function useOwnAds(uid: string | null): LiveList<Stored<Advertisement>> {
  return useLiveQuery(
    uid === null
      ? null
      : query(
          collectionOf('advertisements'),
          where('availability', '==', false),
          where('sellerId', '==', uid),
          orderBy('createdAt', 'desc'),
          limit(MOST),
        ),
  );
}
