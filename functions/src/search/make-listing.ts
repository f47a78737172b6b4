import type { Product } from '@thriftline/domain/catalogue/product';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { listingOf } from '@thriftline/domain/search/listing-of';
import { placeOf } from '@thriftline/domain/search/towns/places';
import { synonymsOf } from '@thriftline/domain/search/words/stems';
import { Timestamp } from 'firebase-admin/firestore';

/** The listing of a product, by groups of words that mean the same. */
export async function makeListing(product: Product, groups: string[][]): Promise<StoredListing> {
  const place = await placeOf(product.location);
  return listingOf(product, {
    synonyms: synonymsOf(groups),
    point: place && { lat: place.lat, lng: place.lng },
    timeOf: (milliseconds) => Timestamp.fromMillis(milliseconds),
  });
}
