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
const HEAD = ['unit', 'n', 'count'] as const satisfies readonly (keyof SearchBucket)[];
type BucketHead = Pick<SearchBucket, (typeof HEAD)[number]>;

/** The heads of those of these buckets that are there, with their ids. */
async function headsIn(
  ids: readonly string[],
  transaction: Transaction,
): Promise<(BucketHead & { id: string })[]> {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map(searchBucketDocument), { fieldMask: [...HEAD] });
  return found.flatMap((snapshot) => {
    const head = snapshot.data();
    return head === undefined ? [] : [{ ...head, id: snapshot.id }];
  });
}

/** The heads of all buckets of some units. */
async function headsOf(units: readonly Unit[], transaction: Transaction): Promise<BucketHead[]> {
  if (units.length === 0) return [];
  const found = await transaction.get(
    searchBuckets()
      .where('unit', 'in', units)
      .select(...HEAD),
  );
  return found.docs.map((snapshot) => snapshot.data() as BucketHead);
}

/** How a search gets from where it is filed to where it is to be. */
interface Move {
  /** The buckets that it leaves. */
  left: readonly (BucketHead & { id: string })[];
  /** The ids of those that it stays in. */
  kept: readonly string[];
  /** What it is to be filed under besides, and the buckets of these units. */
  units: readonly Unit[];
  heads: readonly BucketHead[];
}

/** Reads what it takes to move a search. Where its unit stays wanted so does the bucket: nothing is written twice. */
async function readMove(
  filedIn: readonly string[],
  wanted: readonly Unit[],
  transaction: Transaction,
): Promise<Move> {
  const before = await headsIn(filedIn, transaction);
  const units = wanted.filter((unit) => !before.some((head) => head.unit === unit));
  return {
    left: before.filter((head) => !wanted.includes(head.unit)),
    kept: before.filter((head) => wanted.includes(head.unit)).map(({ id }) => id),
    units,
    heads: await headsOf(units, transaction),
  };
}

/** Files a search under a unit, of whose buckets these are the heads; gives the id of the one it went into. */
function fileUnder(
  unit: Unit,
  heads: readonly BucketHead[],
  { searchId, filed, transaction }: { searchId: string; filed: FiledSearch; transaction: Transaction },
): string {
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
}

function takeOut(searchId: string, buckets: Move['left'], transaction: Transaction): void {
  for (const { id, count } of buckets) {
    if (count === 1) transaction.delete(searchBucketDocument(id));
    else {
      transaction.update(
        searchBucketDocument(id),
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
    if ((isFiled && !again) || (search === undefined && found === undefined)) return;
    // A transaction reads nothing once it has written: all that is needed comes first.
    const move = await readMove(filedIn, units, transaction);
    const isThere = move.units.length === 0 && move.kept.length === filedIn.length;
    if (isFiled && isThere) return;
    const after = search && (await refiled(search, found ?? noHits(search.ownerId), transaction));
    takeOut(searchId, move.left, transaction);
    if (search === undefined || after === undefined) {
      transaction.delete(searchHitsDocument(searchId));
      return;
    }
    const { ownerId, address } = search;
    const filed = { ownerId, address };
    const into = move.units.map((unit) => fileUnder(unit, move.heads, { searchId, filed, transaction }));
    transaction.set(searchHitsDocument(searchId), { ...after, filedIn: [...move.kept, ...into] });
  });
}
