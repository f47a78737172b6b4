import { bookingState } from '@thriftline/domain/booking-state';
import type { Product } from '@thriftline/domain/product';
import { isAbout, isAdvertisementOf } from '@thriftline/domain/product-version';
import type { StoredTime } from '@thriftline/domain/stored-time';
import type { DocumentReference } from 'firebase-admin/firestore';
import { advertisementDocument } from '../catalogue/advertisements.ts';
import { contactDocument } from '../catalogue/contacts.ts';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { bookingsOf } from '../orders/bookings.ts';
import { contactViewsOf } from '../orders/contact-views.ts';
import { wishesFor } from '../orders/wishes.ts';
import { picturePaths } from '../pictures/picture-paths.ts';
import { deletePicture, ownerOf } from '../pictures/pictures.ts';
import { deleteUnpaidBooking } from './delete-unpaid-booking.ts';
import { isPictureUsed } from './is-picture-used.ts';

/** Deletes the product's pictures, but for those something else shows too, and none of another account's. */
async function deletePictures(product: Product): Promise<void> {
  const own = picturePaths(product).filter((path) => ownerOf(path) === product.sellerId);
  for (const path of own) {
    if (!(await isPictureUsed(path))) await deletePicture(path);
  }
}

/** The advertisement and the contact of the deleted product: those of one that has its id by now stay. */
async function shopWindowOf(productId: string, successor: Product | undefined): Promise<DocumentReference[]> {
  const [adDocument, contact] = [advertisementDocument(productId), contactDocument(productId)];
  if (successor === undefined) return [adDocument, contact];
  const ad = await read(adDocument);
  return ad === undefined || isAdvertisementOf(successor, ad) ? [] : [adDocument];
}

/**
 * What goes with a deleted product: its advertisement, private contact and who saw it, wishes, unpaid bookings and pictures. The
 * picture that a paid order shows stays with it. Doing it twice changes nothing; what is about a product that was made
 * anew under the same id is left alone.
 */
export async function deleteProductData(productId: string, product: Product): Promise<void> {
  const successor = await read(productDocument(productId));
  const isTheirs = (document: { createdAt: StoredTime }) =>
    successor === undefined || !isAbout(successor, document);
  const [booked, wished, seen] = await Promise.all([
    bookingsOf(productId).get(),
    wishesFor(productId).get(),
    contactViewsOf(productId).get(),
  ]);
  for (const snapshot of booked.docs.filter((found) => isTheirs(found.data()))) {
    const state = bookingState(snapshot.data());
    if (state === 'unpaid' || state === 'soldToAnother') await deleteUnpaidBooking(snapshot.id);
  }
  const views = seen.docs.filter((found) => isTheirs(found.data())).map((snapshot) => snapshot.ref);
  const wishes = wished.docs.filter((found) => isTheirs(found.data())).map((snapshot) => snapshot.ref);
  await writeInBatches(
    [...(await shopWindowOf(productId, successor)), ...wishes, ...views],
    (batch, document) => void batch.delete(document),
  );
  await deletePictures(product);
}
