import type { Product } from '@thriftline/domain/catalogue/product';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** One product, live; nothing while the id is null. */
export function useProduct(productId: string | null): LiveDocument<Stored<Product>> {
  return useLiveDocument(productId === null ? null : documentOf('products', productId));
}
