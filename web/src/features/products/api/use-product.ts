import type { Product } from '@thriftline/domain/product';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** One product, live; nothing while the id is null. */
export function useProduct(productId: string | null): LiveDocument<Stored<Product>> {
  return useLiveDocument(productId === null ? null : documentOf('products', productId));
}
