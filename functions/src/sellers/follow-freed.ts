import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { followSeller } from './follow-seller.ts';

/** Whether it is sold or stored as held: at the moment 0 a hold counts until it is released, as its deadline passes without a write. */
function isTaken(product: Product): boolean {
  const { name } = productState(product, 0);
  return name === 'held' || name === 'sold';
}

/**
 * Hides an item that a hold or a sale set free, where its seller is suspended, leaves or is away: what hid their other items left this
 * one to its buyer.
 */
export async function followFreed(productId: string, before: Product, after: Product): Promise<void> {
  if (isTaken(before) && !isTaken(after)) await followSeller(productId, after.sellerId);
}
