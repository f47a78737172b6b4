import { type PriceChange, withPriceChange } from '@thriftline/domain/catalogue/prices/price-changes';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isSameMaking } from '@thriftline/domain/catalogue/product-version';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { productDocument } from './products.ts';

/** Notes in a product that its price changed, once; `changed` is the product it happened to, which may be another by now. */
export async function notePriceChange(
  productId: string,
  changed: Product,
  change: PriceChange,
): Promise<void> {
  const document = productDocument(productId);
  await firestore().runTransaction(async (transaction) => {
    const product = await read(document, transaction);
    if (product === undefined || !isSameMaking(product, changed)) return;
    const known = product.priceChanges ?? [];
    if (known.some(({ at }) => at.toMillis() === change.at.toMillis())) return;
    transaction.update(document, { priceChanges: withPriceChange(known, change) });
  });
}
