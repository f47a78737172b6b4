import { describe, expect, it } from 'vitest';
import { MemoryListings } from '../testing/memory-listings.ts';
import { RandomShop } from '../testing/random-shop.ts';
import { WordCount } from './count-words.ts';
import { createSearchEngine } from './create-search-engine.ts';
import { findAmong } from './find-among.ts';
import type { StoredListing } from './listing.ts';
import { listingsOfSeller } from './listing-store.ts';
import type { FoundCount, FoundListing, SearchEngine } from './search-engine.ts';
import { MAX_READ } from './search-listings.ts';
import { DISTANCES_KM, EVERYTHING, type SearchQuery } from './search-query.ts';
import { NO_SYNONYMS } from './words/stems.ts';
import { NO_VOCABULARY, readVocabulary, type Vocabulary } from './words/vocabulary.ts';

const timeOf = (milliseconds: number) => ({
  toMillis: () => milliseconds,
  toDate: () => new Date(milliseconds),
});

function shopOf(size: number, words: number, textWords = 12) {
  const shop = new RandomShop({ seed: 7, words, categories: 4, textWords });
  const listings = new Map<string, StoredListing>();
  const counted = new WordCount();
  for (let number = 0; number < size; number += 1) {
    const listing = shop.listing(NO_SYNONYMS, timeOf);
    listings.set(`item-${shop.below(1e9).toString(36)}-${number}`, listing);
    counted.add(listing);
  }
  const rows: FoundListing[] = [...listings].map(([id, listing]) => ({ id, listing }));
  return { shop, rows, store: new MemoryListings(listings), vocabulary: readVocabulary(counted.toFile([])) };
}

const { shop, rows, store, vocabulary } = shopOf(250, 30);

const engineWith = (known: Vocabulary) =>
  createSearchEngine({ store, vocabulary: async () => known, mostCounted: 100 });
const engine = engineWith(vocabulary);

/** Everything a search finds, page by page. */
async function allOf(asked: SearchEngine, query: SearchQuery, limit: number): Promise<FoundListing[]> {
  const found: FoundListing[] = [];
  let after: string | undefined;
  do {
    const page = await asked.search(query, { limit, after });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    found.push(...page.rows);
    after = page.after;
  } while (after !== undefined);
  return found;
}

const shown = (found: readonly FoundListing[]) => found.map(({ id, km }) => [id, km]);

describe('the engine', () => {
  it('looks through the listings of one seller alone, the newest first, and counts them', async () => {
    const listings = new Map(
      rows.map(({ id, listing }, index) => [
        id,
        { ...(listing as StoredListing), sellerId: index % 3 === 0 ? 'anna' : 'bert' },
      ]),
    );
    const ofAnna = createSearchEngine({
      store: listingsOfSeller(new MemoryListings(listings), 'anna'),
      vocabulary: async () => NO_VOCABULARY,
      mostCounted: 100,
    });
    const hers = [...listings].filter(([, { sellerId }]) => sellerId === 'anna');
    const found = await allOf(ofAnna, EVERYTHING, 24);
    expect(found.map(({ id }) => id).toSorted()).toEqual(hers.map(([id]) => id).toSorted());
    const times = found.map(({ listing }) => listing.createdAt.toMillis());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(await ofAnna.count(EVERYTHING)).toEqual({ count: hers.length, isExact: true });
  });

  it('waits for no vocabulary where a search does not go by it', async () => {
    const never = createSearchEngine({ store, vocabulary: () => new Promise(() => {}), mostCounted: 100 });
    const category = rows[0]?.listing.categoryId;
    const query: SearchQuery = { ...EVERYTHING, categoryId: category, conditions: ['Good'] };
    expect(shown(await allOf(never, query, 24))).toEqual(shown(await allOf(engine, query, 24)));
    expect(await never.count(query)).toEqual(await engine.count(query));
  });

  it('finds what looking at every listing finds, in the same order, for 2,000 random searches', async () => {
    let found = 0;
    for (let number = 0; number < 2_000; number += 1) {
      const query = shop.query();
      const expected = findAmong(rows, query, NO_SYNONYMS);
      found += expected.length;
      const given = await allOf(engine, query, 20 + shop.below(40));
      expect(shown(given), JSON.stringify(query)).toEqual(shown(expected));
    }
    expect(found).toBeGreaterThan(10_000);
  });

  it('finds the same without a vocabulary', async () => {
    for (let number = 0; number < 200; number += 1) {
      const query = shop.query();
      const given = await allOf(engineWith(NO_VOCABULARY), query, 40);
      expect(shown(given), JSON.stringify(query)).toEqual(shown(findAmong(rows, query, NO_SYNONYMS)));
    }
  });

  it('counts what it finds, or says that there are more', async () => {
    for (let number = 0; number < 300; number += 1) {
      const query = shop.query();
      const expected = findAmong(rows, query, NO_SYNONYMS).length;
      const { count, isExact } = await engine.count(query);
      if (isExact) expect(count, JSON.stringify(query)).toBe(expected);
      else expect(count, JSON.stringify(query)).toBeLessThanOrEqual(expected);
    }
  });

  it('counts with each change made', async () => {
    const changes = [{}, { verifiedOnly: true }, { conditions: ['Good'] as const }];
    const counts = await engine.counts({ ...EVERYTHING, categoryId: 'category-1' }, changes);
    const expected = changes.map(
      (change) => findAmong(rows, { ...EVERYTHING, categoryId: 'category-1', ...change }, NO_SYNONYMS).length,
    );
    expect(counts.map(({ count }) => count)).toEqual(expected.map((count) => Math.min(count, 100)));
    expect(counts.map(({ isExact }) => isExact)).toEqual(expected.map((count) => count <= 100));
  });
});

describe('counting by category and by distance', () => {
  const categoryIds = ['category-0', 'category-3', 'no-category'];
  const leeds = { name: '', lat: 53.796, lng: -1.548, km: 5 };
  const expectCount = (counted: FoundCount | undefined, query: SearchQuery) => {
    const expected = findAmong(rows, query, NO_SYNONYMS).length;
    const text = JSON.stringify(query);
    if (counted?.isExact) expect(counted.count, text).toBe(expected);
    else expect(counted?.count, text).toBeLessThanOrEqual(expected);
    return counted?.isExact === true && expected > 0 ? 1 : 0;
  };

  it('gives what searching with each choice finds, or that there are more', async () => {
    let exact = 0;
    for (let number = 0; number < 200; number += 1) {
      const query = shop.query();
      const byCategory = await engine.countsByCategory(query, categoryIds);
      for (const categoryId of categoryIds) {
        exact += expectCount(byCategory.get(categoryId), { ...query, categoryId });
      }
      const byDistance = await engine.countsByDistance(query, leeds);
      for (const km of DISTANCES_KM) {
        exact += expectCount(byDistance.get(km), { ...query, near: { ...leeds, km } });
      }
    }
    expect(exact).toBeGreaterThan(400);
  });

  it('reads no more than a few pages, however many items there are', async () => {
    const { store: full, vocabulary: known } = shopOf(3_600, 3, 2);
    const asked = createSearchEngine({ store: full, vocabulary: async () => known, mostCounted: 100 });
    const readBy = async (count: () => Promise<unknown>) => {
      const before = full.rowsRead;
      await count();
      return full.rowsRead - before;
    };
    const near = { ...leeds, km: 100 };
    expect(await readBy(() => asked.countsByDistance(EVERYTHING, near))).toBeLessThanOrEqual(180);
    expect(await readBy(() => asked.countsByCategory({ ...EVERYTHING, near }, categoryIds))).toBe(60);
  });
});

describe('what a page reads', () => {
  const readBy = async (query: Partial<SearchQuery>, limit = 24) => {
    const before = store.rowsRead;
    const page = await engine.search({ ...EVERYTHING, ...query }, { limit });
    return { read: store.rowsRead - before, ...page };
  };

  it('is one row more than it shows for one word, with a filter or without', async () => {
    const [common] = vocabulary.words;
    const words = common?.spelling ?? '';
    expect((await readBy({ words, sort: 'best' })).read).toBe(25);
    expect((await readBy({ words, sort: 'newest', min: 5 })).read).toBe(25);
    expect((await readBy({ words, sort: 'price', categoryId: 'category-1' }, 12)).read).toBe(13);
  });

  const many = shopOf(3_600, 3, 2);
  const asked = createSearchEngine({
    store: many.store,
    vocabulary: async () => many.vocabulary,
    mostCounted: 100,
  });

  it('ends at a bound, from where the next page goes on', async () => {
    const rare: SearchQuery = {
      ...EVERYTHING,
      words: many.vocabulary.words.map(({ spelling }) => spelling).join(' '),
      conditions: ['Fair'],
      verifiedOnly: true,
      categoryId: 'category-0',
    };
    const before = many.store.rowsRead;
    const { after } = await asked.search(rare, { limit: 24 });
    expect(many.store.rowsRead - before).toBeLessThan(MAX_READ + 60);
    expect(after).toBeDefined();
    const given = await allOf(asked, rare, 24);
    expect(shown(given)).toEqual(shown(findAmong(many.rows, rare, NO_SYNONYMS)));
  });

  it('ends at it in a ring, too, of which the next part is sorted by itself', async () => {
    const near = { name: '', lat: 53.796, lng: -1.548, km: 5 };
    const nearest: SearchQuery = { ...EVERYTHING, near, sort: 'nearest' };
    const expected = findAmong(many.rows, nearest, NO_SYNONYMS);
    const given = await allOf(asked, nearest, 24);
    expect(expected.length).toBeGreaterThan(MAX_READ);
    expect(given.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(shown(given.slice(0, 24))).toEqual(shown(expected.slice(0, 24)));
  });
});

it('does not go on from what no page gave', async () => {
  await expect(engine.search(EVERYTHING, { limit: 5, after: '7' })).rejects.toThrow('No page gave');
});
