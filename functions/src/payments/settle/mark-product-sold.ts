import type { Transaction } from 'firebase-admin/firestore';
import { productDocument } from '../../catalogue/products.ts';
import { withoutHold } from '../hold/hold.ts';

/** Marks the product as sold, in the transaction that records the sale, and releases its hold. */
export async function markProductSold(transaction: Transaction, productId: string): Promise<void> {
  transaction.update(productDocument(productId), { availability: true, paid: true, ...withoutHold() });
}
