import type { Product } from '@thriftline/domain/catalogue/product';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveEntry, useLiveDocuments } from '@/lib/live/use-live-documents.ts';

const product = (id: string) => documentOf('products', id);

/**
 * What is known of some products, by their ids, live: one read and one look-up of the rules for each. They are asked for one
 * by one because nobody may list products of others; one that its seller has taken down is `refused`.
 */
export function useProducts(productIds: readonly string[]): (id: string) => LiveEntry<Stored<Product>> {
  return useLiveDocuments(productIds, product);
}
