import { bookingState } from '@thriftline/domain/booking-state';
import { productState } from '@thriftline/domain/product-state';
import { advertisements } from '../stores/advertisements.ts';
import { bookings } from '../stores/bookings.ts';
import { creationCountDocument } from '../stores/creation-counts.ts';
import { products } from '../stores/products.ts';
import { wishes } from '../stores/wishes.ts';
import { writeInBatches } from '../stores/write-in-batches.ts';
import { cleanUpProduct } from './clean-up-product.ts';
import { deleteUnpaidBooking } from './delete-unpaid-booking.ts';

async function removeUnsoldProducts(sellerId: string): Promise<void> {
  const own = await products().where('sellerId', '==', sellerId).get();
  for (const snapshot of own.docs) {
    const product = snapshot.data();
    if (productState(product, Date.now()).name === 'sold') continue;
    // A sale that slips in between changes the document, and this deletion then fails and is asked for again.
    await snapshot.ref.delete({ lastUpdateTime: snapshot.updateTime });
    await cleanUpProduct(snapshot.id, product);
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
 * What goes with a deleted account: unsold products, advertisements, wishes, unpaid bookings. Sold products, paid
 * bookings and payments stay. Doing it twice changes nothing.
 */
export async function removeAccountTraces(uid: string): Promise<void> {
  await removeUnsoldProducts(uid);
  await removeUnpaidBookings(uid);
  const [ads, wished] = await Promise.all([
    advertisements().where('sellerId', '==', uid).get(),
    wishes().where('buyerId', '==', uid).get(),
  ]);
  const documents = [...ads.docs, ...wished.docs].map((snapshot) => snapshot.ref);
  await writeInBatches(
    [...documents, creationCountDocument(uid)],
    (batch, document) => void batch.delete(document),
  );
}
