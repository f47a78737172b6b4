import { type FiledSearch, isNewFor } from '@thriftline/domain/saved-searches/search-bucket';
import { unitsOfListing } from '@thriftline/domain/saved-searches/search-units';
import type { Listing } from '@thriftline/domain/search/listing';
import type { Synonyms } from '@thriftline/domain/search/words/stems';
import type { Unit } from '@thriftline/domain/search/words/units';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { searchBuckets } from './saved-searches.ts';

/** Units that one query asks for any of: as many as Firestore takes. */
const UNITS_AT_A_TIME = 30;

/** Buckets of one step: as many are in memory. */
const STEP = 20;

/** Goes through the buckets of some units; those with nothing filed cost nothing. */
async function eachSearch(
  units: readonly Unit[],
  work: (searches: [searchId: string, FiledSearch][]) => Promise<void>,
): Promise<void> {
  const buckets = searchBuckets().where('unit', 'in', units).orderBy(FieldPath.documentId()).limit(STEP);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? buckets : buckets.startAfter(last)).get();
    await work(docs.flatMap((snapshot) => Object.entries(snapshot.data().searches)));
    last = docs.length < STEP ? undefined : docs.at(-1);
  } while (last !== undefined);
}

/**
 * The searches of others that find a seller's listing now and did not before, by their ids. Reads the buckets of the listing's own
 * units: how many searches there are of other things makes no difference.
 */
export async function findSearches(
  { sellerId, ...change }: { sellerId: string; before: Listing | undefined; now: Listing },
  synonyms: Synonyms,
): Promise<Map<string, FiledSearch>> {
  const units = unitsOfListing(change.now, synonyms);
  const found = new Map<string, FiledSearch>();
  const parts = Array.from({ length: Math.ceil(units.length / UNITS_AT_A_TIME) }, (_, part) =>
    units.slice(part * UNITS_AT_A_TIME, (part + 1) * UNITS_AT_A_TIME),
  );
  for (const part of parts) {
    await eachSearch(part, async (searches) => {
      for (const [searchId, search] of searches) {
        if (search.ownerId !== sellerId && isNewFor(search, change, synonyms)) found.set(searchId, search);
      }
    });
  }
  return found;
}
