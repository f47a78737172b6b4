import type { StoredListing } from '@thriftline/domain/search/listing';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import type { Stored } from '@/lib/stored.ts';

/** One more than is shown: the item whose page it is may be among them. */
const READ = 9;

/** A seller's newest items that can be had, live: nine reads at most. */
export function useItemsOf(sellerId: string): LiveList<Stored<StoredListing>> {
  return useLiveQuery(
    query(
      collectionOf('listings'),
      where('sellerId', '==', sellerId),
      orderBy('createdAt', 'desc'),
      limit(READ),
    ),
  );
}
