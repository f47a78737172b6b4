import type { StoredTime } from '@thriftline/domain/base/stored-time';
import type { Product } from '@thriftline/domain/catalogue/product';
import { isAbout, isAdvertisementOf } from '@thriftline/domain/catalogue/product-version';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { DocumentReference } from 'firebase-admin/firestore';
import { advertisementDocument } from '../catalogue/advertisements.ts';
import { contactDocument } from '../catalogue/contacts.ts';
import { productDocument } from '../catalogue/products.ts';
import { wishesFor } from '../catalogue/wishes.ts';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { bookingsOf } from '../orders/bookings.ts';
import { productViews } from '../orders/product-views.ts';
import { picturePaths } from '../pictures/picture-paths.ts';
import { deleteUnpaidBooking } from './delete-unpaid-booking.ts';
import { deleteUnshownPictures } from './pictures/delete-unshown-pictures.ts';

/**
 * Deletes a deleted product's pictures, but for those something else shows too, and none of another account's. Reads the
 * seller's other products once, and nothing when the pictures are gone already.
 */
export async function deleteProductPictures(product: Product): Promise<void> {
  await deleteUnshownPictures(product.sellerId, picturePaths(product));
}

/** The advertisement and the contact of the deleted product: those of one that has its id by now stay. */
async function shopWindowOf(productId: string, successor: Product | undefined): Promise<DocumentReference[]> {
  const [adDocument, contact] = [advertisementDocument(productId), contactDocument(productId)];
  if (successor === undefined) return [adDocument, contact];
  const ad = await read(adDocument);
  return ad === undefined || isAdvertisementOf(successor, ad) ? [] : [adDocument];
}

/**
 * What goes with a deleted product but for its pictures: its advertisement, private contact, who looked at it, wishes
 * and unpaid bookings. Doing it twice changes nothing; what is about a product that was made anew under the same id is left alone.
 */
export async function deleteProductDocuments(productId: string): Promise<void> {
  const successor = await read(productDocument(productId));
  const isTheirs = (document: { createdAt: StoredTime }) =>
    successor === undefined || !isAbout(successor, document);
  const [booked, wished, looked] = await Promise.all([
    bookingsOf(productId).get(),
    wishesFor(productId).get(),
    productViews(productId).get(),
  ]);
  for (const snapshot of booked.docs.filter((found) => isTheirs(found.data()))) {
    const state = bookingState(snapshot.data());
    if (state === 'unpaid' || state === 'soldToAnother') await deleteUnpaidBooking(snapshot.id);
  }
  const views = looked.docs.filter((found) => isTheirs(found.data())).map((snapshot) => snapshot.ref);
  const wishes = wished.docs.filter((found) => isTheirs(found.data())).map((snapshot) => snapshot.ref);
  await writeInBatches(
    [...(await shopWindowOf(productId, successor)), ...wishes, ...views],
    (batch, document) => void batch.delete(document),
  );
}

/** What goes with a deleted product, its pictures too. The picture that a paid order shows stays with it. */
export async function deleteProductData(productId: string, product: Product): Promise<void> {
  await deleteProductDocuments(productId);
  await deleteProductPictures(product);
}
