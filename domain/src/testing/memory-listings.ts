import type { StoredListing } from '../search/listing.ts';
import { type ListingStore, positionOf, type StoreQuery } from '../search/listing-store.ts';
import type { StoreOrder } from '../search/plan-search.ts';
import type { FoundListing } from '../search/search-engine.ts';

/** A store of listings in memory that does what Firestore's indexes do, and counts what is read. */
export class MemoryListings implements ListingStore {
  readonly #rows: readonly { id: string; listing: StoredListing; tokens: ReadonlySet<string> }[];
  /** Rows that were given. */
  rowsRead = 0;

  constructor(listings: ReadonlyMap<string, StoredListing>) {
    this.#rows = [...listings].map(([id, listing]) => ({ id, listing, tokens: new Set(listing.q) }));
  }

  #having({ tokens, min = 0, max = Number.MAX_VALUE }: StoreQuery): FoundListing[] {
    return this.#rows.filter(
      ({ listing, tokens: own }) =>
        tokens.some((token) => own.has(token)) && listing.resaleprice >= min && listing.resaleprice <= max,
    );
  }

  async read(
    query: StoreQuery,
    { order, limit, after }: Parameters<ListingStore['read']>[1],
  ): Promise<FoundListing[]> {
    const isAfter = (row: FoundListing) => {
      if (after === undefined) return true;
      const [value, id] = positionOf(row, order);
      const sign = order === 'resaleprice' ? 1 : -1;
      return value === after[0]
        ? (id > after[1] ? sign : id < after[1] ? -sign : 0) > 0
        : (value - after[0]) * sign > 0;
    };
    const rows = this.#having(query).filter(isAfter).sort(inOrder(order)).slice(0, limit);
    this.rowsRead += rows.length;
    return rows;
  }

  async count(query: StoreQuery, most: number): Promise<number> {
    return Math.min(most, this.#having(query).length);
  }
}

function inOrder(order: StoreOrder): (a: FoundListing, b: FoundListing) => number {
  const sign = order === 'resaleprice' ? 1 : -1;
  return (a, b) => {
    const [[one, id], [other, otherId]] = [positionOf(a, order), positionOf(b, order)];
    if (one !== other) return (one - other) * sign;
    return id === otherId ? 0 : (id < otherId ? -1 : 1) * sign;
  };
}
