import { productState } from '@thriftline/domain/catalogue/product-state';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { deleteProductDocuments } from './delete-product-data.ts';

/**
 * Deletes a product unless it is sold, even at this very moment, with what hangs on it but for its pictures; says whether
 * it did.
 */
export async function deleteUnsoldProduct(productId: string): Promise<boolean> {
  const document = productDocument(productId);
  const isDeleted = await firestore().runTransaction(async (transaction) => {
    const product = await read(document, transaction);
    if (product === undefined || productState(product, Date.now()).name === 'sold') return false;
    transaction.delete(document);
    return true;
  });
  if (isDeleted) await deleteProductDocuments(productId);
  return isDeleted;
}
