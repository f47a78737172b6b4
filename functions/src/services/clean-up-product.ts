import { bookingState } from '@thriftline/domain/booking-state';
import type { Product } from '@thriftline/domain/product';
import { advertisementDocument } from '../stores/advertisements.ts';
import { bookings } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { contactDocument } from '../stores/contacts.ts';
import { deletePicture, ownerOf } from '../stores/pictures.ts';
import { productDocument } from '../stores/products.ts';
import { wishes } from '../stores/wishes.ts';
import { writeInBatches } from '../stores/write-in-batches.ts';
import { deleteUnpaidBooking } from './delete-unpaid-booking.ts';
import { isPictureUsed } from './is-picture-used.ts';
import { picturePaths } from './picture-paths.ts';

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
export async function cleanUpProduct(productId: string, product: Product): Promise<void> {
  if ((await read(productDocument(productId))) !== undefined) return;
  const [booked, wished] = await Promise.all([
    bookings().where('bookingId', '==', productId).get(),
    wishes().where('bookingId', '==', productId).get(),
  ]);
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
