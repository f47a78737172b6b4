import type { PlanStep, StoreOrder } from './plan-search.ts';
import type { FoundListing } from './search-engine.ts';

/** What is asked of a store: listings with any of the tokens and a price between two, both included. */
export interface StoreQuery extends Pick<PlanStep, 'tokens'> {
  min: number | undefined;
  max: number | undefined;
}

/** Where a listing stands in an order: by its value there, time in milliseconds since 1970, and its id. */
export type StorePosition = readonly [value: number, id: string];

/** A store of listings that has tokens indexed. */
export interface ListingStore {
  /** The first listings after a position, at most `limit` (1 to 60). */
  read(
    query: StoreQuery,
    page: { order: StoreOrder; limit: number; after?: StorePosition | undefined },
  ): Promise<FoundListing[]>;
  /** How many there are, counted up to `most`. */
  count(query: StoreQuery, most: number): Promise<number>;
}

/** Where a listing stands in an order. */
export function positionOf({ id, listing }: FoundListing, order: StoreOrder): StorePosition {
  switch (order) {
    case 'rank':
      return [listing.rank, id];
    case 'createdAt':
      return [listing.createdAt.toMillis(), id];
    case 'resaleprice':
    case '-resaleprice':
      return [listing.resaleprice, id];
  }
}
