import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import { LANGUAGES } from '@thriftline/domain/base/locale/languages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { WordCount } from '@thriftline/domain/search/count-words';
import { isListed, type Listing } from '@thriftline/domain/search/listing';
import { INDEX_VERSION, listingOf } from '@thriftline/domain/search/listing-of';
import { placeOf } from '@thriftline/domain/search/towns/places';
import { loadEveryLanguage } from '@thriftline/domain/search/words/known-rules';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import type { DemoDocument } from './demo-document.ts';

/**
 * What functions make of the demo's products for searching: listings and the vocabulary. Functions find them as they would make
 * them, so a demo can be searched from its first moment on.
 */
export async function demoListings<Time extends Listing['createdAt']>(
  documents: readonly DemoDocument[],
  storedTime: (date: Date) => Time,
): Promise<DemoDocument[]> {
  const advertised = new Set(documents.map(({ path }) => path));
  const wished = documents
    .filter(({ path }) => path.startsWith(`${COLLECTIONS.wishlist}/`))
    .map(({ data }) => (data as Record<string, unknown>)[DOCUMENT_NAMES.productId]);
  const listings: DemoDocument[] = [];
  const counted = new WordCount();
  await loadEveryLanguage();
  for (const { path, data } of documents) {
    const [collection, id, ...below] = path.split('/');
    const product = data as Product;
    if (collection !== COLLECTIONS.products || below.length > 0 || !isListed(product)) continue;
    const town = await placeOf(product.location);
    const found = listingOf(product, {
      synonyms: NO_SYNONYMS,
      readers: LANGUAGES,
      point: town && { lat: town.lat, lng: town.lng },
      timeOf: (milliseconds) => storedTime(new Date(milliseconds)),
    });
    const listing = { ...found, wishes: wished.filter((productId) => productId === id).length };
    counted.add(listing);
    listings.push({ path: `${COLLECTIONS.listings}/${id}`, data: listing });
    if (advertised.has(`${COLLECTIONS.advertisements}/${id}`)) {
      listings.push({ path: `${COLLECTIONS.advertisedListings}/${id}`, data: listing });
    }
  }
  const vocabulary = {
    json: JSON.stringify(counted.toFile([])),
    indexVersion: INDEX_VERSION,
    builtAt: storedTime(new Date()),
  };
  const use = { ids: counted.usedCategories(), countedAt: storedTime(new Date()) };
  return [
    ...listings,
    { path: 'search/vocabulary', data: vocabulary },
    { path: 'search/categories', data: use },
  ];
}
