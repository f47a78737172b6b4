import { bookingState } from '@thriftline/domain/booking-state';
import { firestore } from '../firebase.ts';
import { bookingDocument, bookings } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { cancelOpenIntent } from './cancel-open-intent.ts';

async function markLost(bookingsId: string): Promise<boolean> {
  const document = bookingDocument(bookingsId);
  return firestore().runTransaction(async (transaction) => {
    const booking = await read(document, transaction);
    if (booking === undefined || bookingState(booking) !== 'unpaid') return false;
    transaction.update(document, { soldToAnother: true });
    return true;
  });
}

/** After a sale: every other booking of the product says so, and can no longer be paid. */
export async function markLostBookings(productId: string): Promise<void> {
  const all = await bookings().where('bookingId', '==', productId).get();
  for (const snapshot of all.docs) {
    if (bookingState(snapshot.data()) !== 'unpaid') continue;
    if (await markLost(snapshot.id)) await cancelOpenIntent(snapshot.id);
  }
}
