import { distanceKm } from './geohash.ts';
import { comparePositions, positionOf } from './listing-store.ts';
import { matchOf } from './matches.ts';
import type { StoreOrder } from './plan-search.ts';
import type { FoundListing } from './search-engine.ts';
import { type SearchQuery, sortOf } from './search-query.ts';

/** Two listings in an order of the store. */
const by = (order: StoreOrder) => (a: FoundListing, b: FoundListing) =>
  comparePositions(positionOf(a, order), positionOf(b, order), order);

/**
 * The order in which a search shows what fits it: below 0 when `a` stands before `b`. Nothing is equal but the same listing.
 * `terms` are the search's words. What stands first among those that fit equally well is the rank of tie-rank.ts.
 */
export function compareListings(
  query: SearchQuery,
  terms: readonly string[],
): (a: FoundListing, b: FoundListing) => number {
  const { near } = query;
  const matches = new Map<string, number>();
  const textLast = ({ id, listing }: FoundListing) => {
    const known = matches.get(id) ?? (matchOf(listing, query, terms) === 'text' ? 1 : 0);
    matches.set(id, known);
    return known;
  };
  const km = ({ listing: { point } }: FoundListing) =>
    near && point ? distanceKm(point, near) : Number.MAX_VALUE;
  const byRank = by('rank');
  switch (sortOf(query)) {
    case 'best':
      return (a, b) => textLast(a) - textLast(b) || byRank(a, b);
    case 'newest':
      return by('createdAt');
    case 'price':
      return by('resaleprice');
    case '-price':
      return by('-resaleprice');
    case 'nearest':
      // Places are towns, so many are equally near.
      return (a, b) => km(a) - km(b) || byRank(a, b);
  }
}
