import type { Product } from '@thriftline/domain/catalogue/product';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The product a payment is for, live: whether someone holds it and until when. Nothing while the id is null. */
export function useBookedProduct(productId: string | null): LiveDocument<Stored<Product>> {
  return useLiveDocument(productId === null ? null : documentOf('products', productId));
}
