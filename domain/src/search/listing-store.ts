import type { PlanStep, StoreOrder } from './plan-search.ts';
import type { FoundListing } from './search-engine.ts';

/** What is asked of a store: listings with any of the tokens and a price between two, both included. */
export interface StoreQuery extends Pick<PlanStep, 'tokens'> {
  min: number | undefined;
  max: number | undefined;
  /** This seller's alone; then no tokens but ANY_TOKEN are asked for, as no index has both. */
  sellerId?: string;
}

/** Where a listing stands in an order: by its values there, time in milliseconds since 1970, and its id. */
export interface StorePosition {
  values: readonly number[];
  id: string;
}

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

/** The values a listing is sorted by; of equal rank or time the dearer comes first. */
export function orderValues({ listing }: FoundListing, order: StoreOrder): number[] {
  const { rank, createdAt, resaleprice } = listing;
  switch (order) {
    case 'rank':
      return [rank, resaleprice];
    case 'createdAt':
      return [createdAt.toMillis(), resaleprice];
    case 'resaleprice':
    case '-resaleprice':
      return [resaleprice];
  }
}

/** Where a listing stands in an order. */
export function positionOf(found: FoundListing, order: StoreOrder): StorePosition {
  return { values: orderValues(found, order), id: found.id };
}

/** Which of two positions comes first in an order: below 0 for the first of them. */
export function comparePositions(a: StorePosition, b: StorePosition, order: StoreOrder): number {
  const sign = order === 'resaleprice' ? 1 : -1;
  for (const [place, value] of a.values.entries()) {
    const other = b.values[place] ?? 0;
    if (value !== other) return (value - other) * sign;
  }
  return a.id === b.id ? 0 : (a.id < b.id ? -1 : 1) * sign;
}

/** The listings of one seller in a store: what is looked through, not searched. */
export function listingsOfSeller(store: ListingStore, sellerId: string): ListingStore {
  return {
    read: (query, page) => store.read({ ...query, sellerId }, page),
    count: (query, most) => store.count({ ...query, sellerId }, most),
  };
}
