import { bookingState } from '@thriftline/domain/booking-state';
import type { Product } from '@thriftline/domain/product';
import { productState } from '@thriftline/domain/product-state';
import { creationCountDocument } from '../accounts/creation-counts.ts';
import { quotaDocument } from '../accounts/quotas.ts';
import { advertisements } from '../catalogue/advertisements.ts';
import { productDocument, products } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { bookings } from '../orders/bookings.ts';
import { contactViews } from '../orders/contact-views.ts';
import { wishes } from '../orders/wishes.ts';
import { firestore } from '../platform/firebase.ts';
import { deleteProductData } from './delete-product-data.ts';
import { deleteUnpaidBooking } from './delete-unpaid-booking.ts';

/** Deletes a product unless it is sold, even at this very moment; gives what it was. */
async function deleteUnsoldProduct(productId: string): Promise<Product | undefined> {
  const document = productDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const product = await read(document, transaction);
    if (product === undefined || productState(product, Date.now()).name === 'sold') return undefined;
    transaction.delete(document);
    return product;
  });
}

async function removeUnsoldProducts(sellerId: string): Promise<void> {
  const own = await products().where('sellerId', '==', sellerId).get();
  for (const { id } of own.docs) {
    const product = await deleteUnsoldProduct(id);
    if (product) await deleteProductData(id, product);
  }
}

async function removeUnpaidBookings(buyerId: string): Promise<void> {
  const own = await bookings().where('buyerId', '==', buyerId).get();
  for (const snapshot of own.docs) {
    const state = bookingState(snapshot.data());
    if (state === 'unpaid' || state === 'soldToAnother') await deleteUnpaidBooking(snapshot.id);
  }
}

/**
 * What goes with a deleted account: unsold products, advertisements, wishes, unpaid bookings, who saw
 * whose contact. Sold products, paid
 * bookings and payments stay. Doing it twice changes nothing.
 */
export async function deleteAccountData(uid: string): Promise<void> {
  await removeUnsoldProducts(uid);
  await removeUnpaidBookings(uid);
  const [ads, wished, saw, wereSeen] = await Promise.all([
    advertisements().where('sellerId', '==', uid).get(),
    wishes().where('buyerId', '==', uid).get(),
    contactViews().where('buyerId', '==', uid).get(),
    contactViews().where('sellerId', '==', uid).get(),
  ]);
  const documents = [...ads.docs, ...wished.docs, ...saw.docs, ...wereSeen.docs].map(
    (snapshot) => snapshot.ref,
  );
  await writeInBatches(
    [...documents, creationCountDocument(uid), quotaDocument(uid)],
    (batch, document) => void batch.delete(document),
  );
}
