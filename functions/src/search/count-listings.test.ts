import { WordCount } from '@thriftline/domain/search/count-words';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { expect, it } from 'vitest';
import { type CountedListing, countListings } from './count-listings.ts';
import type { CountSoFar } from './count-so-far.ts';

const MANY = 50_000;
const PAGE = 500;

const listingOf = (index: number): CountedListing => ({
  id: String(index).padStart(6, '0'),
  listing: {
    productname: `Lamp number ${index % 97}`,
    textStems: `oak stem${index % 11}`,
    categoryId: `category-${index % 5}`,
    condition: 'Good',
    sellerStatus: index % 2 === 0 ? 'Verified' : 'Unverified',
  } as StoredListing,
});
const LISTINGS = Array.from({ length: MANY }, (_, index) => listingOf(index));

/** Pages of the listings, as Firestore gives them. */
async function listingsAfter(id: string | undefined): Promise<CountedListing[]> {
  const start = id === undefined ? 0 : Number(id) + 1;
  return LISTINGS.slice(start, start + PAGE);
}

const FRESH: CountSoFar = { startedAt: 1, synonyms: [], count: new WordCount().toPartial() };

it('counts each of 50,000 listings once, however often it is cut off and put aside', async () => {
  let count = FRESH;
  let parts = 0;
  for (let isAll = false; !isAll; parts += 1) {
    // No time is left: a part is one page.
    const part = await countListings(count, listingsAfter, 0);
    count = JSON.parse(JSON.stringify(part.now)) as CountSoFar;
    isAll = part.isAll;
  }
  expect(parts).toBe(MANY / PAGE + 1);
  const atOnce = new WordCount();
  for (const { listing } of LISTINGS) atOnce.add(listing);
  expect(WordCount.from(count.count).toFile([])).toEqual(atOnce.toFile([]));
});

it('goes on as long as there is time', async () => {
  const { isAll, counted } = await countListings(FRESH, listingsAfter, Number.POSITIVE_INFINITY);
  expect([isAll, counted]).toEqual([true, MANY]);
});

it('goes on where it was when a page cannot be read', async () => {
  const first = await countListings(FRESH, listingsAfter, 0);
  const broken = () => Promise.reject(new Error('unavailable'));
  await expect(countListings(first.now, broken, 0)).rejects.toThrow('unavailable');
  const second = await countListings(first.now, listingsAfter, 0);
  expect(second.now.count.total).toBe(2 * PAGE);
});
