import { AppError } from '@thriftline/domain/base/errors';
import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import { type GeoPoint, isListed, type StoredListing } from '@thriftline/domain/search/listing';
import { listingOf } from '@thriftline/domain/search/listing-of';
import {
  comparePositions,
  type ListingStore,
  positionOf,
  type StorePosition,
  type StoreQuery,
} from '@thriftline/domain/search/listing-store';
import { type FoundListing, MAX_COUNTED, type SearchEngine } from '@thriftline/domain/search/search-engine';
import { placeOf } from '@thriftline/domain/search/towns/places';
import { getDocsFromCache, query, Timestamp } from 'firebase/firestore';
import { STORE_LOST } from '@/lib/device/keeping-faults.ts';
import { storeHolds } from '@/lib/device/site-data/lose-store.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { vocabularyInTime } from './fetch-vocabulary.ts';

interface CachedListing extends FoundListing {
  listing: StoredListing;
}

/** So long somebody waits for where towns are, in milliseconds: what says so may lie on a server that hangs. */
const PLACES_MS = 1_000;

/** Where a location is. The towns of a letter nobody looked for are not on this device: then, and when it is `late`, it isn't known. */
async function pointOf(location: string, late: Promise<undefined>): Promise<GeoPoint | undefined> {
  try {
    const place = await Promise.race([placeOf(location), late]);
    return place && { lat: place.lat, lng: place.lng };
  } catch (error) {
    console.warn(`Where ${location} is isn't known offline`, error);
    return undefined;
  }
}

/** Every item that this device has seen and that could be bought then, as its listing is or would be. */
async function cachedListings(): Promise<CachedListing[]> {
  const { synonyms, language } = await vocabularyInTime();
  const [products, listings] = await Promise.all([
    getDocsFromCache(query(collectionOf('products'))),
    getDocsFromCache(query(collectionOf('listings'))),
  ]);
  // An empty cache finds nothing, and one that the browser has just deleted is empty.
  if (products.empty && listings.empty && !(await storeHolds())) throw new AppError('internal', STORE_LOST);
  const seen = products.docs.map((document) => document.data());
  const seenIds = new Set(seen.map(({ _id }) => _id));
  const onlyListed = listings.docs
    .map((document) => document.data())
    .filter(({ _id }) => !seenIds.has(_id))
    .map((listing) => ({ id: listing._id, listing }));
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PLACES_MS);
  });
  const made = await Promise.all(
    seen.filter(isListed).map(async (product) => {
      const point = await pointOf(product.location, late);
      const timeOf = (milliseconds: number) => Timestamp.fromMillis(milliseconds);
      return {
        id: product._id,
        listing: listingOf(product, {
          synonyms,
          readers: [language],
          point,
          timeOf,
        }),
      };
    }),
  );
  return [...made, ...onlyListed];
}

/** The listings that a query asks for, of all that this device has seen. */
async function asked({
  tokens,
  min = 0,
  max = Number.MAX_VALUE,
  sellerId,
}: StoreQuery): Promise<CachedListing[]> {
  return (await cachedListings()).filter(
    ({ listing: { q, resaleprice, ...listing } }) =>
      (sellerId === undefined || listing.sellerId === sellerId) &&
      tokens.some((token) => q.includes(token)) &&
      resaleprice >= min &&
      resaleprice <= max,
  );
}

/** What this device has seen, as a store. */
export const cachedStore: ListingStore = {
  read: async (storeQuery, { order, limit, after }) => {
    const compare = (row: FoundListing, position: StorePosition) =>
      comparePositions(positionOf(row, order), position, order);
    return (await asked(storeQuery))
      .filter((row) => after === undefined || compare(row, after) > 0)
      .sort((a, b) => compare(a, positionOf(b, order)))
      .slice(0, limit);
  },
  count: async (storeQuery, most) => Math.min((await asked(storeQuery)).length, most),
};

/** Searches what this device has seen, for times without a network. */
export const cachedSearch: SearchEngine = createSearchEngine({
  store: cachedStore,
  vocabulary: vocabularyInTime,
  mostCounted: MAX_COUNTED,
});
