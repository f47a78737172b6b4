import { bookingState } from '@thriftline/domain/booking-state';
import type { Product } from '@thriftline/domain/product';
import { advertisementDocument } from '../catalogue/advertisements.ts';
import { contactDocument } from '../catalogue/contacts.ts';
import { productDocument } from '../catalogue/products.ts';
import { read } from '../firestore/collection.ts';
import { writeInBatches } from '../firestore/write-in-batches.ts';
import { bookingsOf } from '../orders/bookings.ts';
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

/**
 * What goes with a deleted product: its advertisement, private contact, wishes, unpaid bookings and pictures. The
 * picture that a paid order shows stays with it. Doing it twice changes nothing; a product that exists again
 * is left alone.
 */
export async function deleteProductData(productId: string, product: Product): Promise<void> {
  if ((await read(productDocument(productId))) !== undefined) return;
  const [booked, wished] = await Promise.all([bookingsOf(productId).get(), wishesFor(productId).get()]);
  for (const snapshot of booked.docs) {
    const state = bookingState(snapshot.data());
    if (state === 'unpaid' || state === 'soldToAnother') await deleteUnpaidBooking(snapshot.id);
  }
  await writeInBatches(
    [
      advertisementDocument(productId),
      contactDocument(productId),
      ...wished.docs.map((snapshot) => snapshot.ref),
    ],
    (batch, document) => void batch.delete(document),
  );
  await deletePictures(product);
}
