import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { MAX_LISTED } from '@thriftline/domain/base/collections';
import { PORTS } from '@thriftline/domain/base/ports';
import { WordCount } from '@thriftline/domain/search/count-words';
import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import { findAmong } from '@thriftline/domain/search/find-among';
import {
  type FoundListing,
  MAX_COUNTED,
  MAX_COUNTED_BY_STRANGERS,
  type SearchEngine,
} from '@thriftline/domain/search/search-engine';
import { EVERYTHING, type SearchQuery } from '@thriftline/domain/search/search-query';
import { synonymsOf } from '@thriftline/domain/search/words/stems';
import { readVocabulary } from '@thriftline/domain/search/words/vocabulary';
import { RandomShop } from '@thriftline/domain/testing/random-shop';
import { FirestoreListings, type ListingCollection } from '@thriftline/web/firestore-listings';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  firestoreEnvironment,
  firestoreOf,
  firestorePastRules,
  leaveEnvironment,
  PEOPLE,
  type Person,
} from '../environment.ts';
import { unsignedToken } from '../unsigned-token.ts';
import { storedProduct } from '../world/stored-documents.ts';
import { baseWorld, storeWorld } from '../world/world.ts';

/** As many as tell much and are stored in a moment. */
const LISTINGS = 300;

/** Two thousand are made in memory (search-listings.test.ts); here each takes requests. THRIFTLINE_SEARCHES asks for more. */
const SEARCHES = Number(process.env.THRIFTLINE_SEARCHES ?? 200);
const MS_A_SEARCH = 500;
const AT_A_TIME = 8;

const SYNONYM_GROUPS = [['bax', 'kox']];
const synonyms = synonymsOf(SYNONYM_GROUPS);
const shop = new RandomShop({ seed: 11, words: 40, categories: 4, textWords: 8 });
const rows: FoundListing[] = [];
const counted = new WordCount();

let environment: RulesTestEnvironment;

async function storeListings(): Promise<void> {
  const firestore = firestorePastRules(environment);
  for (let stored = 0; stored < LISTINGS; ) {
    const batch = writeBatch(firestore);
    for (const end = stored + 100; stored < end; stored += 1) {
      const id = `item-${shop.below(1e9).toString(36)}-${stored}`;
      const listing = shop.listing(synonyms, (milliseconds) => Timestamp.fromMillis(milliseconds));
      batch.set(doc(firestore, `listings/${id}`), listing);
      // One in five is advertised.
      if (stored % 5 === 0) batch.set(doc(firestore, `advertisedListings/${id}`), listing);
      rows.push({ id, listing });
      counted.add(listing);
    }
    await batch.commit();
  }
}

const setOpenBrowsing = (settings: object) =>
  setDoc(doc(firestorePastRules(environment), 'settings/shop'), settings);

beforeAll(async () => {
  environment = await firestoreEnvironment();
  await storeWorld(environment, baseWorld());
  await storeListings();
}, 60_000);
afterAll(() => leaveEnvironment(environment));

function listingsFor(person: Person | null, collection: ListingCollection): FirestoreListings {
  const offset = Number(process.env.THRIFTLINE_PORT_OFFSET ?? 0);
  return new FirestoreListings({
    origin: `http://127.0.0.1:${PORTS.firestore + offset}`,
    projectId: environment.projectId,
    collection,
    token: async () => (person ? unsignedToken(person) : undefined),
  });
}

function engineFor(person: Person | null, collection: ListingCollection): SearchEngine {
  const vocabulary = readVocabulary(counted.toFile(SYNONYM_GROUPS));
  return createSearchEngine({
    store: listingsFor(person, collection),
    vocabulary: async () => vocabulary,
    mostCounted: person ? MAX_COUNTED : MAX_COUNTED_BY_STRANGERS,
  });
}

async function allOf(engine: SearchEngine, query: SearchQuery, limit: number): Promise<FoundListing[]> {
  const found: FoundListing[] = [];
  let after: string | undefined;
  do {
    const page = await engine.search(query, { limit, after });
    found.push(...page.rows);
    after = page.after;
  } while (after !== undefined);
  return found;
}

const idsOf = (found: readonly FoundListing[]) => found.map(({ id }) => id);

describe('searching Firestore', () => {
  it(
    `finds what looking at every listing finds, in the same order, for ${SEARCHES} random searches`,
    async () => {
      const engine = engineFor(PEOPLE.buyer, 'listings');
      let found = 0;
      let left = SEARCHES;
      const work = async () => {
        while (left > 0) {
          left -= 1;
          const query = shop.query();
          const limit = 20 + shop.below(39);
          const expected = findAmong(rows, query, synonyms);
          found += expected.length;
          const given = await allOf(engine, query, limit);
          expect(idsOf(given), JSON.stringify(query)).toEqual(idsOf(expected));
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, work));
      expect(found).toBeGreaterThan(SEARCHES * 5);
    },
    SEARCHES * MS_A_SEARCH,
  );

  it('gives listings as they are stored, but for their tokens', async () => {
    const [first] = rows;
    const engine = engineFor(PEOPLE.buyer, 'listings');
    const words = first?.listing.productname ?? '';
    const found = await allOf(engine, { ...EVERYTHING, words, sort: 'best' }, 59);
    const { createdAt, ...fields } = found.find(({ id }) => id === first?.id)?.listing ?? {};
    const { q: _q, createdAt: storedAt, ...stored } = (first?.listing ?? {}) as Record<string, unknown>;
    expect(fields).toEqual(stored);
    expect(createdAt?.toMillis()).toBe((storedAt as Timestamp).toMillis());
  });

  it('counts as far as it may', async () => {
    const engine = engineFor(PEOPLE.buyer, 'listings');
    expect(await engine.count(EVERYTHING)).toEqual({ count: LISTINGS, isExact: true });
    const query: SearchQuery = { ...EVERYTHING, categoryId: 'category-1', verifiedOnly: true };
    const expected = findAmong(rows, query, synonyms).length;
    expect(await engine.count(query)).toEqual({ count: expected, isExact: true });
  });
});

describe('those who are not signed in', () => {
  it('search what is advertised, and count a little', async () => {
    const engine = engineFor(null, 'advertisedListings');
    expect(await engine.count(EVERYTHING)).toEqual({ count: MAX_COUNTED_BY_STRANGERS, isExact: false });
    expect(await allOf(engine, EVERYTHING, 59)).toHaveLength(LISTINGS / 5);
  });

  it('search all that is for sale only where the operator lets them', async () => {
    const search = () => engineFor(null, 'listings').search(EVERYTHING, { limit: 20 });
    await expect(search()).rejects.toMatchObject({ status: 403 });
    await setOpenBrowsing({ name: 'Thriftline' });
    await expect(search()).rejects.toMatchObject({ status: 403 });
    await setOpenBrowsing({ openBrowsing: false });
    await expect(search()).rejects.toMatchObject({ status: 403 });
    await setOpenBrowsing({ openBrowsing: true });
    expect((await search()).rows).toHaveLength(20);
  });

  it('see an item that is for sale only there, and none that is sold or taken down', async () => {
    const store = (id: string, fields: object) =>
      setDoc(doc(firestorePastRules(environment), `products/${id}`), storedProduct(PEOPLE.seller, fields));
    await store('for-sale', {});
    await store('sold', { availability: true, paid: true });
    await store('taken-down', { hidden: true });
    const stranger = firestoreOf(environment, null);
    const see = (id: string) => getDoc(doc(stranger, `products/${id}`));
    await setOpenBrowsing({ openBrowsing: false });
    await assertFails(see('for-sale'));
    await setOpenBrowsing({ openBrowsing: true });
    await assertSucceeds(see('for-sale'));
    for (const id of ['sold', 'taken-down', 'none']) await assertFails(see(id));
    await assertFails(getDocs(query(collection(stranger, 'products'), limit(1))));
    await assertFails(getDoc(doc(stranger, 'products/for-sale/private/contact')));
  });
});

describe('no one reads all listings at once', () => {
  const everything = { tokens: ['*'], min: undefined, max: undefined };

  it.each<[string, Person | null, ListingCollection, number]>([
    ['a member', PEOPLE.buyer, 'listings', MAX_COUNTED + 1],
    ['a member, of those advertised', PEOPLE.buyer, 'advertisedListings', MAX_COUNTED + 1],
    ['a stranger, where browsing is open', null, 'listings', MAX_LISTED],
    ['a stranger, of those advertised', null, 'advertisedListings', MAX_LISTED],
  ])('%s', async (_who, person, collection, most) => {
    await setOpenBrowsing({ openBrowsing: true });
    const store = listingsFor(person, collection);
    await expect(store.count(everything, most)).resolves.toBeGreaterThan(0);
    await expect(store.count(everything, most + 1)).rejects.toMatchObject({ status: 403 });
    await expect(store.read(everything, { order: 'rank', limit: most })).resolves.not.toEqual([]);
    await expect(store.read(everything, { order: 'rank', limit: most + 1 })).rejects.toMatchObject({
      status: 403,
    });
  });
});
