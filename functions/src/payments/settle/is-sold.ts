import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';

/** Whether money that arrives now comes too late for the product. `now` is in milliseconds since 1970. */
export function isSold(product: Product, now: number): boolean {
  return productState(product, now).name === 'sold';
}
