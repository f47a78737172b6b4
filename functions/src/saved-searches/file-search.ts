import { savedQuery } from '@thriftline/domain/saved-searches/saved-address';
import { isAskedFor, type SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import {
  bucketWithRoom,
  type FiledSearch,
  type SearchBucket,
  searchBucketId,
} from '@thriftline/domain/saved-searches/search-bucket';
import { noHits, type SearchHits } from '@thriftline/domain/saved-searches/search-hits';
import { unitsOfSearch } from '@thriftline/domain/saved-searches/search-units';
import type { Unit } from '@thriftline/domain/search/words/units';
import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { knownVocabulary } from './known-vocabulary.ts';
import { nextDigest } from './next-digest.ts';
import {
  savedSearchDocument,
  searchBucketDocument,
  searchBuckets,
  searchHitsDocument,
} from './saved-searches.ts';

/** What a search is to be filed under: nothing while it is paused or asked for, and never what no page of the shop has written. */
async function wantedUnits(search: SavedSearch | undefined): Promise<Unit[]> {
  if (search === undefined || search.paused || isAskedFor(search)) return [];
  const query = savedQuery(search.address);
  return query === undefined ? [] : unitsOfSearch(query, await knownVocabulary());
}

/** The searches of a bucket are many times its rest: they are not read. */
type BucketHead = Pick<SearchBucket, 'unit' | 'n' | 'count'>;

async function headsOf(units: readonly Unit[], transaction: Transaction): Promise<BucketHead[]> {
  const found = await transaction.get(
    searchBuckets().where('unit', 'in', units).select('unit', 'n', 'count'),
  );
  return found.docs.map((snapshot) => snapshot.data() as BucketHead);
}

async function file(searchId: string, units: readonly Unit[], filed: FiledSearch, transaction: Transaction) {
  const heads = await headsOf(units, transaction);
  return units.map((unit) => {
    const own = heads.filter((head) => head.unit === unit);
    const n = bucketWithRoom(own);
    const id = searchBucketId(unit, n);
    if (own.some((head) => head.n === n)) {
      transaction.update(
        searchBucketDocument(id),
        new FieldPath('searches', searchId),
        filed,
        'count',
        FieldValue.increment(1),
      );
    } else {
      transaction.create(searchBucketDocument(id), { unit, n, count: 1, searches: { [searchId]: filed } });
    }
    return id;
  });
}

async function takeOut(
  searchId: string,
  filedIn: readonly string[],
  transaction: Transaction,
): Promise<void> {
  if (filedIn.length === 0) return;
  const heads = await transaction.getAll(...filedIn.map(searchBucketDocument), { fieldMask: ['count'] });
  for (const head of heads) {
    if (!head.exists) continue;
    if (head.get('count') === 1) transaction.delete(head.ref);
    else {
      transaction.update(
        head.ref,
        new FieldPath('searches', searchId),
        FieldValue.delete(),
        'count',
        FieldValue.increment(-1),
      );
    }
  }
}

/** What is known of a search that is filed elsewhere from now on; one that is asked for is due without any hit. */
async function refiled(
  search: SavedSearch,
  found: SearchHits,
  transaction: Transaction,
): Promise<Omit<SearchHits, 'filedIn'>> {
  const { askedUntil, filedIn: _before, ...rest } = found;
  if (search.paused || !isAskedFor(search)) return rest;
  const now = Date.now();
  const dueAt = found.dueAt ?? (await nextDigest(search, now, transaction));
  return { ...rest, askedUntil: askedUntil ?? now, ...(dueAt !== undefined && { dueAt }) };
}

/** Whether the buckets that a search is filed in are those of the units. */
async function isFiledUnder(
  filedIn: readonly string[],
  units: readonly Unit[],
  transaction: Transaction,
): Promise<boolean> {
  if (filedIn.length === 0) return units.length === 0;
  const heads = await transaction.getAll(...filedIn.map(searchBucketDocument), { fieldMask: ['unit'] });
  const filed = new Set<unknown>(heads.map((head) => head.get('unit')));
  return filed.size === units.length && units.every((unit) => filed.has(unit));
}

/**
 * Brings where a saved search is filed in line with what it is now: so it does not matter how often, how late and in which order
 * it is asked for. What was found for one that is deleted goes with it. What it asks for never changes, so where it is filed it stays,
 * unless words are read by other rules since, and it is looked `again` under what.
 */
export async function fileSearch(searchId: string, again = false): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const [search, found] = await Promise.all([
      read(savedSearchDocument(searchId), transaction),
      read(searchHitsDocument(searchId), transaction),
    ]);
    const filedIn = found?.filedIn ?? [];
    const units = await wantedUnits(search);
    const isFiled = search !== undefined && units.length > 0 && filedIn.length > 0;
    const stays = isFiled && (!again || (await isFiledUnder(filedIn, units, transaction)));
    if (stays || (search === undefined && found === undefined)) return;
    // Reads before anything is written.
    const after = search && (await refiled(search, found ?? noHits(search.ownerId), transaction));
    await takeOut(searchId, filedIn, transaction);
    if (search === undefined || after === undefined) {
      transaction.delete(searchHitsDocument(searchId));
      return;
    }
    const { ownerId, address } = search;
    const filed = units.length > 0 ? await file(searchId, units, { ownerId, address }, transaction) : [];
    transaction.set(searchHitsDocument(searchId), { ...after, filedIn: filed });
  });
}
