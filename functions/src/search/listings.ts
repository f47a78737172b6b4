import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { collection, documentIn } from '../firestore/collection.ts';

/** What members search: every product that can be bought. */
export const listings = () => collection<StoredListing>(COLLECTIONS.listings);

/** What everybody searches: those of them that are advertised. */
export const advertisedListings = () => collection<StoredListing>(COLLECTIONS.advertisedListings);

/** The listing of one product. */
export const listingDocument = (productId: string) => documentIn(listings(), productId);

/** The listing of one advertised product. */
export const advertisedListingDocument = (productId: string) => documentIn(advertisedListings(), productId);
