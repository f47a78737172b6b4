import type { Product } from '@thriftline/domain/product';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** The product a payment is for, live: whether someone holds it and until when. Nothing while the id is null. */
export function useBookedProduct(productId: string | null): LiveDocument<Stored<Product>> {
  return useLiveDocument(productId === null ? null : documentOf('products', productId));
}
