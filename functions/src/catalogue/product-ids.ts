import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';

/** The mark of an id that a product has or had: it stays when the product goes, so that nobody uses the id again. */
interface ProductIdMark {
  createdAt: StoredTime;
}

const productIdDocument = (productId: string) =>
  documentIn(collection<ProductIdMark>(COLLECTIONS.productIds), productId);

/** Marks a new product's id as used, in the transaction that creates the product; fails when it was used before. */
export function markProductId(transaction: Transaction, productId: string): void {
  transaction.create(productIdDocument(productId), { createdAt: FieldValue.serverTimestamp() });
}

/** Marks the id of a product that is gone as used; one from before ids were marked has no mark yet. */
export async function retireProductId(productId: string): Promise<void> {
  const document = productIdDocument(productId);
  if ((await document.get()).exists) return;
  await document.set({ createdAt: FieldValue.serverTimestamp() });
}
