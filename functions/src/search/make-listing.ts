import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { StoredListing } from '@thriftline/domain/search/listing';
import { listingOf } from '@thriftline/domain/search/listing-of';
import { placeOf } from '@thriftline/domain/search/towns/places';
import { loadEveryLanguage } from '@thriftline/domain/search/words/known-rules';
import { synonymsOf } from '@thriftline/domain/search/words/stems';
import { Timestamp } from 'firebase-admin/firestore';

/** The listing of a product, by groups of words that mean the same. */
export async function makeListing(product: Product, groups: string[][]): Promise<StoredListing> {
  const [place] = await Promise.all([placeOf(product.location), loadEveryLanguage()]);
  return listingOf(product, {
    synonyms: synonymsOf(groups),
    readers: LANGUAGES,
    point: place && { lat: place.lat, lng: place.lng },
    timeOf: (milliseconds) => Timestamp.fromMillis(milliseconds),
  });
}
