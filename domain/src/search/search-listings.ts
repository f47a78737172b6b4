import { MAX_LISTED } from '../base/collections.ts';
import { distanceKm } from './geohash.ts';
import { type ListingStore, positionOf, type StorePosition, type StoreQuery } from './listing-store.ts';
import { matchOf } from './matches.ts';
import { type PlanStep, planCount, planSearch } from './plan-search.ts';
import type { FoundCount, FoundListing, FoundPage } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';
import { compareListings } from './search-ranking.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Most listings that are read for a page; what was found by then is the page, and the next goes on from there. */
export const MAX_READ = 300;

/** Where a page ended: in which step of the plan, and after which row of what the store gives, or of a ring's part. */
interface Cursor {
  step: number;
  /** After this row of the store. */
  after?: StorePosition | undefined;
  /** Rows of the ring's part that begins there which were given. */
  given?: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The cursor an earlier page gave. Throws a TypeError for what none gave. */
function cursorOf(text: string): Cursor {
  const parsed: unknown = JSON.parse(text);
  if (!isObject(parsed) || !('step' in parsed)) throw new TypeError(`No page gave the cursor ${text}.`);
  return parsed as Cursor;
}

interface Search {
  store: ListingStore;
  query: SearchQuery;
  terms: readonly string[];
}

/** What the store is asked for in a step. */
const askedFor = ({ min, max }: SearchQuery, { tokens }: PlanStep): StoreQuery => ({ tokens, min, max });

/** The listing as found, when it belongs to the step. */
function fitting({ query, terms }: Search, step: PlanStep, row: FoundListing): FoundListing | undefined {
  const match = matchOf(row.listing, query, terms);
  if (match === undefined || (step.match !== undefined && step.match !== match)) return undefined;
  const { point } = row.listing;
  if (query.near === undefined || point === undefined) return row;
  const km = distanceKm(point, query.near);
  const [beyond, end] = step.ring ?? [-1, Number.MAX_VALUE];
  return km > beyond && km <= end ? { ...row, km } : undefined;
}

/** A part of a ring: as much as is read at a time, nearest first. */
interface RingPart {
  rows: FoundListing[];
  /** After what the next part begins; absent at the end of the ring. */
  next?: StorePosition;
}

/** Reads a part of a ring: most rings are one. */
async function readRing(search: Search, step: PlanStep, start: StorePosition | undefined): Promise<RingPart> {
  const { store, query, terms } = search;
  const rows: FoundListing[] = [];
  let after = start;
  for (let read = 0; read < MAX_READ; read += MAX_LISTED) {
    const got = await store.read(askedFor(query, step), { order: step.order, limit: MAX_LISTED, after });
    rows.push(...got.flatMap((row) => fitting(search, step, row) ?? []));
    const last = got.at(-1);
    if (got.length < MAX_LISTED || last === undefined) {
      return { rows: rows.sort(compareListings(query, terms)) };
    }
    after = positionOf(last, step.order);
  }
  return { rows: rows.sort(compareListings(query, terms)), ...(after && { next: after }) };
}

/** Searches the listings of one store. Remembers the last ring, which the next page goes on with. */
export class ListingSearch {
  readonly #store: ListingStore;
  #ring: { key: string; part: RingPart } | undefined;

  constructor(store: ListingStore) {
    this.#store = store;
  }

  /** A page of what a search finds, in its order. Throws what the store throws. */
  async page(
    query: SearchQuery,
    vocabulary: Vocabulary,
    { limit, after }: { limit: number; after?: string | undefined },
  ): Promise<FoundPage> {
    const { terms, steps } = planSearch(query, vocabulary);
    const search = { store: this.#store, query, terms };
    const rows: FoundListing[] = [];
    const budget = { read: 0 };
    let cursor: Cursor = after === undefined ? { step: 0 } : cursorOf(after);
    for (;;) {
      const step = steps[cursor.step];
      if (step === undefined) return { rows };
      const part = step.ring
        ? await this.#ringPage(search, step, cursor, { rows, limit })
        : await stepPage(search, step, cursor, { rows, limit, budget });
      if (part !== undefined) return { rows, after: JSON.stringify(part) };
      cursor = { step: cursor.step + 1 };
    }
  }

  /** Adds a ring's rows to a page. Gives where the page ended, or undefined when the ring has. */
  async #ringPage(
    search: Search,
    step: PlanStep,
    cursor: Cursor,
    { rows, limit }: { rows: FoundListing[]; limit: number },
  ): Promise<Cursor | undefined> {
    let { after, given = 0 } = cursor;
    for (;;) {
      const part = await this.#ringPart(search, step, after);
      for (const row of part.rows.slice(given)) {
        if (rows.length === limit) return { step: cursor.step, after, given };
        rows.push(row);
        given += 1;
      }
      if (part.next === undefined) return undefined;
      [after, given] = [part.next, 0];
    }
  }

  async #ringPart(search: Search, step: PlanStep, after: StorePosition | undefined): Promise<RingPart> {
    const key = JSON.stringify([search.query, search.terms, step, after]);
    if (this.#ring?.key !== key) this.#ring = { key, part: await readRing(search, step, after) };
    return this.#ring.part;
  }

  /** How many a search finds, up to `most`. What only the rows can tell is counted in the first of them. */
  async count(query: SearchQuery, vocabulary: Vocabulary, most: number): Promise<FoundCount> {
    const { terms } = planSearch(query, vocabulary);
    const step = planCount(query, vocabulary);
    const asked = askedFor(query, step);
    if (step.isExact) {
      const count = await this.#store.count(asked, most + 1);
      return { count: Math.min(count, most), isExact: count <= most };
    }
    const got = await this.#store.read(asked, { order: step.order, limit: MAX_LISTED });
    const count = got.filter(({ listing }) => matchOf(listing, query, terms) !== undefined).length;
    return { count, isExact: got.length < MAX_LISTED };
  }
}

interface Filling {
  rows: FoundListing[];
  limit: number;
  budget: { read: number };
}

/** Adds a step's rows to a page. Gives where the page ended, or undefined when the step has. */
async function stepPage(
  search: Search,
  step: PlanStep,
  cursor: Cursor,
  { rows, limit, budget }: Filling,
): Promise<Cursor | undefined> {
  const { order } = step;
  let { after } = cursor;
  let size = limit - rows.length + 1;
  for (;;) {
    size = Math.min(size, MAX_LISTED);
    const got = await search.store.read(askedFor(search.query, step), { order, limit: size, after });
    budget.read += got.length;
    for (const row of got) {
      const found = fitting(search, step, row);
      if (found && rows.length === limit) return { step: cursor.step, after };
      if (found) rows.push(found);
      after = positionOf(row, order);
    }
    if (got.length < size) return undefined;
    if (budget.read >= MAX_READ) return { step: cursor.step, after };
    // One more than is lacking is enough where all fit; else ever more are read at a time.
    size = step.isExact ? limit - rows.length + 1 : size * 2;
  }
}
