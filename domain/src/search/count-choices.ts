import { MAX_LISTED } from '../base/collections.ts';
import { distanceKm } from './geohash.ts';
import type { ListingStore } from './listing-store.ts';
import { matchOf } from './matches.ts';
import { planCount, planSearch } from './plan-search.ts';
import type { FoundCount } from './search-engine.ts';
import { ListingSearch } from './search-listings.ts';
import { DISTANCES_KM, type SearchArea, type SearchQuery } from './search-query.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** After so many listings the distances beyond are not looked into any more. */
const MAX_READ_FOR_DISTANCES = 120;

/** A search whose choices are counted. */
interface Counting {
  store: ListingStore;
  query: SearchQuery;
  vocabulary: Vocabulary;
}

/**
 * How many a search finds in each of some categories, whichever it asks for itself. A question for each category where
 * that alone counts, else one for the first rows of all.
 */
export async function countByCategory(
  { store, query, vocabulary }: Counting,
  { categoryIds, most }: { categoryIds: readonly string[]; most: number },
): Promise<Map<string, FoundCount>> {
  const inCategory = (categoryId: string | undefined): SearchQuery => ({ ...query, categoryId });
  const [first] = categoryIds;
  if (first === undefined) return new Map();
  if (planCount(inCategory(first), vocabulary).isExact) {
    const search = new ListingSearch(store);
    const counted = categoryIds.map(
      async (id) => [id, await search.count(inCategory(id), vocabulary, most)] as const,
    );
    return new Map(await Promise.all(counted));
  }
  const all = inCategory(undefined);
  const { terms } = planSearch(all, vocabulary);
  const { tokens, order } = planCount(all, vocabulary);
  const rows = await store.read({ tokens, min: all.min, max: all.max }, { order, limit: MAX_LISTED });
  const fitting = rows.filter(({ listing }) => matchOf(listing, all, terms) !== undefined);
  const isExact = rows.length < MAX_LISTED;
  const countIn = (id: string) => fitting.filter(({ listing }) => listing.categoryId === id).length;
  return new Map(categoryIds.map((id) => [id, { count: countIn(id), isExact }]));
}

/**
 * How many a search finds within each distance of a place, whichever it asks for itself: looked for outwards, and from
 * where there are many on only at least so many.
 */
export async function countByDistance(
  { store, query, vocabulary }: Counting,
  near: SearchArea,
): Promise<Map<number, FoundCount>> {
  const [farthest] = DISTANCES_KM.slice(-1);
  const widest: SearchQuery = { ...query, near: { ...near, km: farthest ?? near.km }, sort: 'nearest' };
  const { terms, steps } = planSearch(widest, vocabulary);
  const distances: number[] = [];
  /** Up to how far everything was seen. */
  let seenKm = 0;
  let read = 0;
  for (const { tokens, order, ring } of steps) {
    if (ring === undefined || read >= MAX_READ_FOR_DISTANCES) break;
    const [beyond, km] = ring;
    const rows = await store.read({ tokens, min: query.min, max: query.max }, { order, limit: MAX_LISTED });
    read += rows.length;
    for (const { listing } of rows) {
      if (listing.point === undefined || matchOf(listing, widest, terms) === undefined) continue;
      const distance = distanceKm(listing.point, near);
      if (distance > beyond && distance <= km) distances.push(distance);
    }
    if (rows.length === MAX_LISTED) break;
    seenKm = km;
  }
  return new Map(
    DISTANCES_KM.map((km) => {
      const count = distances.filter((distance) => distance <= km).length;
      return [km, { count, isExact: km <= seenKm }];
    }),
  );
}
