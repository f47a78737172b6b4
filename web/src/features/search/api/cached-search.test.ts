import type { Product } from '@thriftline/domain/catalogue/product';
import { listingOf } from '@thriftline/domain/search/listing-of';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import { NO_VOCABULARY } from '@thriftline/domain/search/words/vocabulary';
import { aProduct } from '@thriftline/domain/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setStoreLook } from '@/lib/device/site-data/lose-store.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { cachedSearch } from './cached-search.ts';

/** What Firestore's cache holds. */
let seen: object[] = [];
let listed: object[] = [];

vi.mock('@thriftline/domain/search/towns/places', async (importOriginal) => {
  const places = await importOriginal<typeof import('@thriftline/domain/search/towns/places')>();
  const placeOf = async (location: string) => {
    if (location === 'Hull') throw new TypeError('Failed to fetch dynamically imported module');
    if (location === 'Goole') await new Promise(() => {});
    return places.placeOf(location);
  };
  return { ...places, placeOf };
});

vi.mock('firebase/firestore', async () => ({
  getDocsFromCache: async (collection: string) => {
    const kept = collection === 'listings' ? listed : seen;
    return { empty: kept.length === 0, docs: kept.map((entity) => ({ data: () => entity })) };
  },
  query: (collection: unknown) => collection,
  Timestamp: { fromMillis: (time: number) => ({ toMillis: () => time, toDate: () => new Date(time) }) },
}));
vi.mock('@/lib/firebase/converters.ts', () => ({ collectionOf: (name: string) => name }));
vi.mock('./fetch-vocabulary.ts', () => ({ vocabularyInTime: async () => NO_VOCABULARY }));

function item(_id: string, minute: number, fields: Partial<Product>): object {
  const createdAt = { toMillis: () => minute * 60_000, toDate: () => new Date(minute * 60_000) };
  return { ...aProduct(fields), _id, createdAt };
}

const timeOf = (time: number) => ({ toMillis: () => time, toDate: () => new Date(time) });

const idsOf = async (changes: Partial<typeof EVERYTHING>, limit = 24) =>
  (await cachedSearch.search({ ...EVERYTHING, ...changes }, { limit })).rows.map(({ id }) => id);

describe('cachedSearch', () => {
  beforeEach(() => {
    listed = [];
    setStoreLook(async () => true);
    seen = [
      item('lamp', 1, { productname: 'Brass lamp', resaleprice: 40 }),
      item('desk', 2, { productname: 'Elm desk', resaleprice: 90, location: 'Leeds' }),
      item('stool', 3, { productname: 'Elm stool', resaleprice: 20, location: 'York' }),
      item('gone', 4, { productname: 'Elm chest', availability: true, paid: true }),
    ];
  });

  it('finds what this device has seen and nobody bought, the newest first', async () => {
    expect(await idsOf({})).toEqual(['stool', 'desk', 'lamp']);
  });

  it('does not say that there is nothing where the browser has deleted what was seen', async () => {
    seen = [];
    expect(await idsOf({})).toEqual([]);
    setStoreLook(async () => false);
    await expect(idsOf({})).rejects.toThrow('This page lost its saved data');
  });

  it('finds words, prices and places as the shop does', async () => {
    expect(await idsOf({ words: 'lamps', sort: 'best' })).toEqual(['lamp']);
    expect(await idsOf({ words: 'elm', sort: 'price' })).toEqual(['stool', 'desk']);
    expect(await idsOf({ min: 30, max: 50 })).toEqual(['lamp']);
    const york = { name: 'York', lat: 53.96, lng: -1.08, km: 10 };
    expect(await idsOf({ words: 'elm', near: york })).toEqual(['stool']);
  });

  it('finds items in towns that this device knows nothing of, though not by their place', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    seen = [item('boat', 5, { productname: 'Elm boat', location: 'Hull' })];
    expect(await idsOf({ words: 'boat' })).toEqual(['boat']);
    expect(await idsOf({ near: { name: 'Hull', lat: 53.74, lng: -0.33, km: 10 } })).toEqual([]);
  });

  it('does not wait for where a town is when nobody says so', async () => {
    seen = [item('boat', 5, { productname: 'Elm boat', location: 'Goole' })];
    expect(await idsOf({ words: 'boat' })).toEqual(['boat']);
  });

  it('finds what was seen as a listing alone, but nothing that the item itself shows to be gone', async () => {
    const listingsOf = (...products: object[]) =>
      products.map((product) => ({
        ...listingOf(product as Stored<Product>, { synonyms: NO_SYNONYMS, point: undefined, timeOf }),
        ...product,
      }));
    listed = listingsOf(
      item('shelf', 9, { productname: 'Elm shelf' }),
      item('gone', 4, { productname: 'Elm chest' }),
      item('desk', 2, { productname: 'Elm desk', resaleprice: 90 }),
    );
    expect(await idsOf({})).toEqual(['shelf', 'stool', 'desk', 'lamp']);
    expect(await idsOf({ words: 'shelf' })).toEqual(['shelf']);
  });

  it('counts, and goes on where a page ended', async () => {
    expect(await cachedSearch.count(EVERYTHING)).toEqual({ count: 3, isExact: true });
    const first = await cachedSearch.search(EVERYTHING, { limit: 2 });
    const next = await cachedSearch.search(EVERYTHING, { limit: 2, after: first.after });
    expect(next.rows.map(({ id }) => id)).toEqual(['lamp']);
    expect(next.after).toBeUndefined();
  });
});
