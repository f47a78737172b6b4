import { documentIdOf } from '../base/document-id.ts';
import { type Matched, matchOf, termsOf } from '../search/matches.ts';
import { searchQueryOf } from '../search/search-query.ts';
import type { Synonyms } from '../search/words/stems.ts';
import type { Unit } from '../search/words/units.ts';

/** Most searches of a bucket: with the longest addresses it stays below the megabyte of a document. */
export const BUCKET_SIZE = 400;

/** What a bucket holds of a search. */
export interface FiledSearch {
  ownerId: string;
  address: string;
}

/** `searchBuckets/{unit}_{n}`: saved searches that are filed under a unit; functions only. */
export interface SearchBucket {
  unit: Unit;
  n: number;
  /** How many there are: at most BUCKET_SIZE. */
  count: number;
  /** By the ids of the saved searches. */
  searches: Record<string, FiledSearch>;
}

/** Id of one of a unit's buckets, whatever the unit is: it may come from the address of a search. */
export function searchBucketId(unit: Unit, n: number): string {
  return documentIdOf(unit, String(n));
}

/** The first bucket of a unit that has room, of those there are: a new one where all are full. */
export function bucketWithRoom(buckets: readonly Pick<SearchBucket, 'n' | 'count'>[]): number {
  const open = buckets.find(({ count }) => count < BUCKET_SIZE);
  if (open) return open.n;
  const taken = new Set(buckets.map(({ n }) => n));
  let n = 0;
  while (taken.has(n)) n += 1;
  return n;
}

/** A listing as it is, and as it was before a change; undefined before there was one to find. */
export interface ListingChange {
  before: Matched | undefined;
  now: Matched;
}

/** Whether a saved search finds a listing now that it did not find before. */
export function isNewFor(
  { address }: Pick<FiledSearch, 'address'>,
  { before, now }: ListingChange,
  synonyms: Synonyms,
): boolean {
  const query = searchQueryOf(new URLSearchParams(address));
  const terms = termsOf(query, synonyms);
  if (matchOf(now, query, terms) === undefined) return false;
  return before === undefined || matchOf(before, query, terms) === undefined;
}
