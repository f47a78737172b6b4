import type { Status } from '@thriftline/domain/roles';
import type { Query } from 'firebase-admin/firestore';
import { userDocument } from '../accounts/users.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { products } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';

async function show(
  found: Query<{ sellerStatus: Status }>,
  sellerStatus: Status,
): Promise<{ matchedCount: number; modifiedCount: number }> {
  const { docs, size } = await found.get();
  const stale = docs.filter((snapshot) => snapshot.data().sellerStatus !== sellerStatus);
  const documents = stale.map((snapshot) => snapshot.ref);
  await writeInBatches(documents, (batch, document) => batch.update(document, { sellerStatus }));
  return { matchedCount: size, modifiedCount: stale.length };
}

/** Brings the seller's status to all of their products and advertisements; counts products. */
export async function showSellerStatus(
  uid: string,
  status: Status,
): Promise<{ matchedCount: number; modifiedCount: number }> {
  // The products first: an advertisement that is made meanwhile copies what its product says by then.
  const counts = await show(products().where('sellerId', '==', uid), status);
  await show(advertisements().where('sellerId', '==', uid), status);
  // Somebody may have decided otherwise meanwhile: the last word counts.
  const now = (await read(userDocument(uid)))?.status;
  return now === undefined || now === status ? counts : showSellerStatus(uid, now);
}
