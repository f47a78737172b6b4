import { distanceKm } from './geohash.ts';
import { matchOf, termsOf } from './matches.ts';
import type { FoundListing } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';
import { compareListings } from './search-ranking.ts';
import type { Synonyms } from './words/stems.ts';

/**
 * What of some listings a search finds, in its order, by looking at each of them. What an engine finds has to be the same;
 * without a network it is all there is.
 */
export function findAmong(
  listings: Iterable<FoundListing>,
  query: SearchQuery,
  synonyms: Synonyms,
): FoundListing[] {
  const terms = termsOf(query, synonyms);
  const { near } = query;
  return [...listings]
    .filter(({ listing }) => matchOf(listing, query, terms) !== undefined)
    .map(({ id, listing }) => ({
      id,
      listing,
      ...(near && listing.point && { km: distanceKm(listing.point, near) }),
    }))
    .sort(compareListings(query, terms));
}
