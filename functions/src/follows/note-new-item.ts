import type { Product } from '@thriftline/domain/catalogue/product';
import { isListed } from '@thriftline/domain/search/listing';
import { isNewItem, NO_NEWS, withNewItem } from '@thriftline/domain/sellers/seller-news';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { followsOf, sellerNewsDocument } from './follows.ts';

/**
 * Writes down once that a seller has a new item, for their followers to hear of: as the item is now, however often and in which order
 * it is asked for. One that is edited, sold again or brought back is not new. Costs a read where nobody follows.
 */
export async function noteNewItem(
  productId: string,
  { before, after }: { before: Product | undefined; after: Product | undefined },
): Promise<void> {
  if (before !== undefined || after === undefined) return;
  const { sellerId } = after;
  if ((await followsOf(sellerId).limit(1).get()).empty) return;
  await firestore().runTransaction(async (transaction) => {
    const document = sellerNewsDocument(sellerId);
    const [product, stored] = await Promise.all([
      read(productDocument(productId), transaction),
      read(document, transaction),
    ]);
    const now = Date.now();
    if (product === undefined || !isListed(product) || !isNewItem(product.createdAt.toMillis(), now)) return;
    const known = stored ?? NO_NEWS;
    const news = withNewItem(known, productId, now);
    if (news !== known) transaction.set(document, news);
  });
}
