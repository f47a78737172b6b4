import type { Product } from '@thriftline/domain/catalogue/product';
import { type ProductState, productState } from '@thriftline/domain/catalogue/product-state';
import { useNow } from '@/hooks/use-now.ts';

/**
 * What a product is at this moment, and which moment that is (milliseconds since 1970); a hold that ends is noticed
 * without any news from the server.
 */
export function useProductState(product: Product): { state: ProductState; now: number } {
  const now = useNow(product.hold?.until.toMillis());
  return { state: productState(product, now), now };
}
