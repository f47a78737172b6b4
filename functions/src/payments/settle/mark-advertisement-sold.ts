import type { Transaction } from 'firebase-admin/firestore';
import { advertisementDocument } from '../../catalogue/advertisements.ts';

/** Marks a product's advertisement as sold; there must be one. */
export function markAdvertisementSold(transaction: Transaction, productId: string): void {
  transaction.update(advertisementDocument(productId), { availability: true, paid: true });
}
