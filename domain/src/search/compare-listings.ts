import { distanceKm } from './cells.ts';
import { matchOf } from './matches.ts';
import type { FoundListing } from './search-engine.ts';
import { type SearchQuery, sortOf } from './search-query.ts';

const byId = (a: FoundListing, b: FoundListing) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The order in which a search shows what fits it: below 0 when `a` stands before `b`. Nothing is equal but the same listing.
 * `terms` are the search's words.
 */
export function compareListings(
  query: SearchQuery,
  terms: readonly string[],
): (a: FoundListing, b: FoundListing) => number {
  const { near } = query;
  const textLast = ({ listing }: FoundListing) => (matchOf(listing, query, terms) === 'text' ? 1 : 0);
  const km = ({ listing: { point } }: FoundListing) =>
    near && point ? distanceKm(point, near) : Number.MAX_VALUE;
  switch (sortOf(query)) {
    case 'best':
      return (a, b) => textLast(a) - textLast(b) || b.listing.rank - a.listing.rank || byId(b, a);
    case 'newest':
      return (a, b) => b.listing.createdAt.toMillis() - a.listing.createdAt.toMillis() || byId(b, a);
    case 'price':
      return (a, b) => a.listing.resaleprice - b.listing.resaleprice || byId(a, b);
    case '-price':
      return (a, b) => b.listing.resaleprice - a.listing.resaleprice || byId(b, a);
    case 'nearest':
      // Places are towns, so many are equally near.
      return (a, b) => km(a) - km(b) || b.listing.rank - a.listing.rank || byId(b, a);
  }
}
