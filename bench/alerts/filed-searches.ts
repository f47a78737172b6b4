import { createHash } from 'node:crypto';
import { savedAddress, whyNotSaved } from '@thriftline/domain/saved-searches/saved-address';
import { savedSearchId } from '@thriftline/domain/saved-searches/saved-search';
import {
  BUCKET_SIZE,
  type SearchBucket,
  searchBucketId,
} from '@thriftline/domain/saved-searches/search-bucket';
import { noHits } from '@thriftline/domain/saved-searches/search-hits';
import { unitsOfSearch } from '@thriftline/domain/saved-searches/search-units';
import type { SearchQuery } from '@thriftline/domain/search/search-query';
import type { Vocabulary } from '@thriftline/domain/search/words/vocabulary';
import type { RandomShop } from '@thriftline/domain/testing/random-shop';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Searches of an account. */
const EACH = 20;

/** Documents a batch writes. */
const BATCH = 400;

/** A search that somebody has saved. */
export interface Saved {
  ownerId: string;
  address: string;
  query: SearchQuery;
}

/** Searches as people save them, by their ids. */
function makeSearches(shop: RandomShop, count: number): Map<string, Saved> {
  const searches = new Map<string, Saved>();
  while (searches.size < count) {
    const query = shop.query();
    if (whyNotSaved(query) !== undefined) continue;
    const address = savedAddress(query);
    const ownerId = `person${Math.floor(searches.size / EACH)}`;
    const id = savedSearchId(ownerId, createHash('sha256').update(address).digest('hex'));
    searches.set(id, { ownerId, address, query });
  }
  return searches;
}

/** The same, filed as the function files them one by one: gives all buckets, and where each search is. */
function fileAll(searches: ReadonlyMap<string, Saved>, vocabulary: Vocabulary) {
  const buckets = new Map<string, SearchBucket>();
  const last = new Map<string, SearchBucket>();
  const filedIn = new Map<string, string[]>();
  const withRoom = (unit: string): SearchBucket => {
    const open = last.get(unit);
    if (open && open.count < BUCKET_SIZE) return open;
    const bucket = { unit, n: (open?.n ?? -1) + 1, count: 0, searches: {} };
    last.set(unit, bucket);
    buckets.set(searchBucketId(unit, bucket.n), bucket);
    return bucket;
  };
  for (const [id, { ownerId, address, query }] of searches) {
    const ids = unitsOfSearch(query, vocabulary).map((unit) => {
      const bucket = withRoom(unit);
      bucket.searches[id] = { ownerId, address };
      bucket.count += 1;
      return searchBucketId(unit, bucket.n);
    });
    filedIn.set(id, ids);
  }
  return { buckets, filedIn };
}

function* documentsOf(searches: ReadonlyMap<string, Saved>, vocabulary: Vocabulary) {
  const { buckets, filedIn } = fileAll(searches, vocabulary);
  const common = { name: 'A search', frequency: 'instant', paused: false, seenUntil: 0 };
  for (const [id, { ownerId, address }] of searches) {
    yield [`savedSearches/${id}`, { ownerId, address, ...common, createdAt: Timestamp.now() }] as const;
    yield [`searchHits/${id}`, { ...noHits(ownerId), filedIn: filedIn.get(id) }] as const;
  }
  for (const [id, bucket] of buckets) yield [`searchBuckets/${id}`, bucket] as const;
  for (let person = 0; person * EACH < searches.size; person += 1) {
    yield [`users/person${person}`, { name: 'A person' }] as const;
  }
}

/** Fills an empty store with saved searches, 20 of an account, and gives them. */
export async function fillSearches(
  firestore: Firestore,
  count: number,
  { shop, vocabulary }: { shop: RandomShop; vocabulary: Vocabulary },
): Promise<ReadonlyMap<string, Saved>> {
  const searches = makeSearches(shop, count);
  let batch = firestore.batch();
  let size = 0;
  for (const [path, data] of documentsOf(searches, vocabulary)) {
    // Full buckets are large: a request takes ten megabytes.
    const weight = path.startsWith('searchBuckets/') ? BATCH / 20 : 1;
    batch.set(firestore.doc(path), data);
    size += weight;
    if (size < BATCH) continue;
    await batch.commit();
    [batch, size] = [firestore.batch(), 0];
  }
  await batch.commit();
  return searches;
}
