import type { StoredListing } from '@thriftline/domain/search/listing';
import { categoryUnit } from '@thriftline/domain/search/words/units';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN } from '@/lib/live/where-in.ts';

/** More than are shown, since some are one's own, or the one that is looked at. */
const READ = 8;

/** The newest items of a few categories that can be had, live: eight reads at most, none without a category. */
export function useNewestIn(categoryIds: readonly string[]): LiveList<Stored<StoredListing>> {
  const tokens = categoryIds.slice(0, MAX_IN).map(categoryUnit);
  return useLiveQuery(
    tokens.length === 0
      ? null
      : query(
          collectionOf('listings'),
          where('q', 'array-contains-any', tokens),
          orderBy('createdAt', 'desc'),
          // The price settles nothing; it makes this the order of an index that searches have.
          orderBy('resaleprice', 'desc'),
          limit(READ),
        ),
  );
}
