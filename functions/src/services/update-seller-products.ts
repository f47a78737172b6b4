import { AppError } from '@thriftline/domain/errors';
import type { Status } from '@thriftline/domain/roles';
import type { DocumentReference } from 'firebase-admin/firestore';
import { advertisements } from '../stores/advertisements.ts';
import { products } from '../stores/products.ts';
import { findUserByEmail } from '../stores/users.ts';
import { writeInBatches } from '../stores/write-in-batches.ts';
import type { Actor } from './actor.ts';
import { requireRole } from './require-right.ts';

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

/** The product side of a verification, by the seller's e-mail address. */
export async function updateSellerProducts(
  actor: Actor,
  { email }: { email: string },
): Promise<{ matchedCount: number; modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const seller = await findUserByEmail(email);
  if (seller === undefined) throw new AppError('not-found', 'There is no such user.');
  return showSellerStatus(seller.id, seller.data.status);
}
