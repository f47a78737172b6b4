import type { StoredListing } from '../search/listing.ts';
import { comparePositions, type ListingStore, positionOf, type StoreQuery } from '../search/listing-store.ts';
import type { FoundListing } from '../search/search-engine.ts';

/** A store of listings in memory that does what Firestore's indexes do, and counts what is read. */
export class MemoryListings implements ListingStore {
  readonly #byToken = new Map<string, FoundListing[]>();
  /** Rows that were given. */
  rowsRead = 0;

  constructor(listings: ReadonlyMap<string, StoredListing>) {
    for (const [id, listing] of listings) {
      for (const token of listing.q) {
        const rows = this.#byToken.get(token) ?? [];
        this.#byToken.set(token, rows);
        rows.push({ id, listing });
      }
    }
  }

  #having({ tokens, min = 0, max = Number.MAX_VALUE, sellerId }: StoreQuery): FoundListing[] {
    const rows = new Map<string, FoundListing>();
    for (const token of tokens) {
      for (const row of this.#byToken.get(token) ?? []) {
        const isOfSeller = sellerId === undefined || row.listing.sellerId === sellerId;
        const { resaleprice } = row.listing;
        if (isOfSeller && resaleprice >= min && resaleprice <= max) rows.set(row.id, row);
      }
    }
    return [...rows.values()];
  }

  async read(
    query: StoreQuery,
    { order, limit, after }: Parameters<ListingStore['read']>[1],
  ): Promise<FoundListing[]> {
    const rows = this.#having(query)
      .map((row) => ({ row, position: positionOf(row, order) }))
      .filter(({ position }) => after === undefined || comparePositions(position, after, order) > 0)
      .sort((a, b) => comparePositions(a.position, b.position, order))
      .slice(0, limit)
      .map(({ row }) => row);
    this.rowsRead += rows.length;
    return rows;
  }

  async count(query: StoreQuery, most: number): Promise<number> {
    return Math.min(most, this.#having(query).length);
  }
}
