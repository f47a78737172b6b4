import { geohashesOf } from '@thriftline/domain/search/geohash';
import {
  comparePositions,
  type ListingStore,
  positionOf,
  type StoreQuery,
} from '@thriftline/domain/search/listing-store';
import type { FoundListing } from '@thriftline/domain/search/search-engine';
import { ANY_TOKEN } from '@thriftline/domain/search/tokens';
import { categoryUnit, cellUnit, conditionUnit, VERIFIED_UNIT } from '@thriftline/domain/search/words/units';

/** What a search cost, as Firestore bills it. */
export interface Bill {
  queries: number;
  /** Documents; an empty answer costs one, too. */
  documents: number;
  /** Entries of the index that were gone through. */
  entries: number;
}

/** A listing with its units, from which every token of it can be told: to keep the tokens themselves would take gigabytes. */
interface KnownListing extends FoundListing {
  units: ReadonlySet<string>;
  text: ReadonlySet<string>;
}

export function known(found: FoundListing): KnownListing {
  const { titleStems, textStems, categoryId, condition, sellerStatus, point } = found.listing;
  const units = [
    ANY_TOKEN,
    ...titleStems.split(' '),
    categoryUnit(categoryId),
    conditionUnit(condition),
    ...(sellerStatus === 'Verified' ? [VERIFIED_UNIT] : []),
    ...(point ? geohashesOf(point).map(cellUnit) : []),
  ];
  return { ...found, units: new Set(units), text: new Set(textStems.split(' ')) };
}

/** Whether a listing has a token; it is taken apart once, because thousands of listings are asked. */
function tokenTest(token: string): (listing: KnownListing) => boolean {
  const [a = '', b] = token.split(/[|~]/);
  if (b === undefined) return ({ units }) => units.has(a);
  if (!token.includes('~')) return ({ units }) => units.has(a) && units.has(b);
  if (a === '') return ({ text }) => text.has(b);
  return ({ units, text }) => (text.has(a) && units.has(b)) || (units.has(a) && text.has(b));
}

/** A store that notes what each query would cost: an index is gone through from where a page begins to its last row, prices included. */
export class CountedListings implements ListingStore {
  readonly #store: ListingStore;
  readonly #all: readonly KnownListing[];
  bill: Bill = { queries: 0, documents: 0, entries: 0 };

  constructor(store: ListingStore, all: readonly KnownListing[]) {
    this.#store = store;
    this.#all = all;
  }

  async read(query: StoreQuery, page: Parameters<ListingStore['read']>[1]): Promise<FoundListing[]> {
    const rows = await this.#store.read(query, page);
    const last = rows.length < page.limit ? undefined : rows.at(-1);
    this.bill.queries += 1;
    this.bill.documents += Math.max(1, rows.length);
    this.bill.entries += this.#entries(query, page, last);
    return rows;
  }

  #entries(
    { tokens, min = 0, max = Number.MAX_VALUE }: StoreQuery,
    { order, after }: Parameters<ListingStore['read']>[1],
    last: FoundListing | undefined,
  ): number {
    const isByPrice = order === 'resaleprice' || order === '-resaleprice';
    const end = last && positionOf(last, order);
    const tests = tokens.map(tokenTest);
    let entries = 0;
    for (const row of this.#all) {
      const price = row.listing.resaleprice;
      if (isByPrice && (price < min || price > max)) continue;
      const own = tests.filter((has) => has(row)).length;
      if (own === 0) continue;
      const position = positionOf(row, order);
      if (after && comparePositions(position, after, order) <= 0) continue;
      if (end && comparePositions(position, end, order) > 0) continue;
      entries += own;
    }
    return entries;
  }

  count(query: StoreQuery, most: number): Promise<number> {
    return this.#store.count(query, most);
  }
}
