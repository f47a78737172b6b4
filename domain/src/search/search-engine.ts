import type { Listing } from './listing.ts';
import type { SearchArea, SearchQuery } from './search-query.ts';

/** A listing that was found. */
export interface FoundListing {
  /** The product's id. */
  id: string;
  listing: Listing;
  /** How far it is from the place that was asked for, in kilometres. */
  km?: number;
}

/** A part of what was found, and after what the next part begins; absent at the end. */
export interface FoundPage {
  rows: readonly FoundListing[];
  after?: string;
  /** Whether a device alone was searched, for want of a server: there may be more. */
  isOfDevice?: true;
}

/** How many there are; at least so many when it is not exact. */
export interface FoundCount {
  count: number;
  isExact: boolean;
}

/** Most that are counted: `999+`. The security rules let members ask for one more. */
export const MAX_COUNTED = 999;

/** Most that are counted for those who are not signed in: `59+`. */
export const MAX_COUNTED_BY_STRANGERS = 59;

/** What finds listings. Firestore is one such; a search service would be another. All reject when there is no network. */
export interface SearchEngine {
  /** The rows after `after`, which an earlier page gave, in the query's order: at most `limit` (1 to 60). */
  search(query: SearchQuery, page: { limit: number; after?: string | undefined }): Promise<FoundPage>;
  /** How many a search finds. */
  count(query: SearchQuery): Promise<FoundCount>;
  /** How many the search finds with each change made to it, in the order of the changes. */
  counts(query: SearchQuery, changes: readonly Partial<SearchQuery>[]): Promise<FoundCount[]>;
  /** How many it finds in each of some categories, by their ids, whichever category it asks for itself. */
  countsByCategory(
    query: SearchQuery,
    categoryIds: readonly string[],
  ): Promise<ReadonlyMap<string, FoundCount>>;
  /** How many it finds within each of the distances there are, in kilometres from a place. */
  countsByDistance(query: SearchQuery, near: SearchArea): Promise<ReadonlyMap<number, FoundCount>>;
  /** What somebody may go on to type: the text with its last word completed, the commonest first; at most eight. */
  suggest(text: string): Promise<string[]>;
  /** The words with those that no item has replaced by the nearest that some have; undefined when there is none to replace. */
  correct(words: string): Promise<string | undefined>;
}
