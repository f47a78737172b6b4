import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { advertisementDocument } from '../advertisements.ts';
import { categoryDocument } from '../categories.ts';
import { productDocument } from '../products.ts';

/**
 * Files a product, and its advertisement, under a category by the name that has now. Says whether that changed anything;
 * nothing is changed where the product or the category is gone.
 */
export async function assignCategory(productId: string, categoryId: string): Promise<boolean> {
  const [document, adDocument] = [productDocument(productId), advertisementDocument(productId)];
  return firestore().runTransaction(async (transaction) => {
    const product = await read(document, transaction);
    const ad = await read(adDocument, transaction);
    const category = await read(categoryDocument(categoryId), transaction);
    if (product === undefined || category === undefined) return false;
    const filed = { categoryId, categoryName: category.categoryname };
    const isFiled = (found: typeof filed) =>
      found.categoryId === filed.categoryId && found.categoryName === filed.categoryName;
    if (isFiled(product) && (ad === undefined || isFiled(ad))) return false;
    transaction.update(document, filed);
    if (ad) transaction.update(adDocument, filed);
    return true;
  });
}
