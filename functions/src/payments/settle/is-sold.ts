import type { Product } from '@thriftline/domain/product';
import { productState } from '@thriftline/domain/product-state';

/** Whether money that arrives now comes too late for the product. `now` is in milliseconds since 1970. */
export function isSold(product: Product, now: number): boolean {
  return productState(product, now).name === 'sold';
}
