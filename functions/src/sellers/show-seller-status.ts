import type { Status } from '@thriftline/domain/roles';
import type { DocumentReference } from 'firebase-admin/firestore';
import { advertisements } from '../catalogue/advertisements.ts';
import { products } from '../catalogue/products.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';

/** Brings the seller's status to all of their products and advertisements; counts products. */
export async function showSellerStatus(
  uid: string,
  status: Status,
): Promise<{ matchedCount: number; modifiedCount: number }> {
  const [own, ads] = await Promise.all([
    products().where('sellerId', '==', uid).get(),
    advertisements().where('sellerId', '==', uid).get(),
  ]);
  const stale = own.docs.filter((snapshot) => snapshot.data().sellerStatus !== status);
  const staleAds = ads.docs.filter((snapshot) => snapshot.data().sellerStatus !== status);
  const documents: DocumentReference[] = [...stale, ...staleAds].map((snapshot) => snapshot.ref);
  await writeInBatches(documents, (batch, document) => batch.update(document, { sellerStatus: status }));
  return { matchedCount: own.size, modifiedCount: stale.length };
}
