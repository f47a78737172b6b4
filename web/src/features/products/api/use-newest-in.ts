import { CONDITIONS } from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { categoryUnit, cellUnit, conditionUnit } from '@thriftline/domain/search/words/units';
import { limit, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN, whereIn } from '@/lib/live/where-in.ts';

/** More than are shown, since some are one's own, or the one that is looked at. */
const READ = 8;

type NewestItems = LiveList<Stored<StoredListing>>;

function useNewest(which: QueryConstraint | null): NewestItems {
  return useLiveQuery(
    which === null
      ? null
      : query(
          collectionOf('listings'),
          which,
          orderBy('createdAt', 'desc'),
          // The price settles nothing; it makes this the order of an index that searches have.
          orderBy('resaleprice', 'desc'),
          limit(READ),
        ),
  );
}

const withAnyOf = (units: readonly string[]) =>
  units.length === 0 ? null : where('q', 'array-contains-any', units.slice(0, MAX_IN));

/** The newest items of a few categories that can be had, live: eight reads at most, none without a category. */
export function useNewestIn(categoryIds: readonly string[]): NewestItems {
  return useNewest(withAnyOf(categoryIds.map(categoryUnit)));
}

/** The newest items there are, live: eight reads; none while they are not wanted. */
export function useNewestOfAll(wanted: boolean): NewestItems {
  return useNewest(withAnyOf(wanted ? CONDITIONS.map(conditionUnit) : []));
}

/** The newest items in cells of the map, live: eight reads at most, none without a cell. */
export function useNewestInCells(cells: readonly string[]): NewestItems {
  return useNewest(withAnyOf(cells.map(cellUnit)));
}

/** The newest items of a few sellers, live: eight reads at most, none without a seller. */
export function useNewestOf(sellerIds: readonly string[]): NewestItems {
  return useNewest(sellerIds.length === 0 ? null : whereIn('sellerId', sellerIds));
}
