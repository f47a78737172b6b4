import { productState } from '@thriftline/domain/catalogue/product-state';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument, bookingsOf } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';
import { cancelOpenIntent } from '../intents/cancel-open-intent.ts';

async function markLost(bookingsId: string, productId: string): Promise<boolean> {
  const document = bookingDocument(bookingsId);
  return firestore().runTransaction(async (transaction) => {
    const [booking, product] = await Promise.all([
      read(document, transaction),
      read(productDocument(productId), transaction),
    ]);
    if (booking === undefined || bookingState(booking) !== 'unpaid') return false;
    // A refund may have put the product on sale again meanwhile.
    if (product === undefined || productState(product, Date.now()).name !== 'sold') return false;
    transaction.update(document, { soldToAnother: true });
    return true;
  });
}

/** After a sale: every other booking of the product says so, and can no longer be paid. */
export async function markLostBookings(productId: string): Promise<void> {
  const all = await bookingsOf(productId).get();
  for (const snapshot of all.docs) {
    if (bookingState(snapshot.data()) !== 'unpaid') continue;
    if (await markLost(snapshot.id, productId)) await cancelOpenIntent(snapshot.id);
  }
}
