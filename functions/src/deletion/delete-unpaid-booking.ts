import { bookingState } from '@thriftline/domain/orders/booking-state';
import { read } from '../firestore/collection.ts';
import { bookingDocument } from '../orders/bookings.ts';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { firestore } from '../platform/firebase.ts';

/** Deletes a booking unless money was taken for it, even at this very moment. */
export async function deleteUnpaidBooking(bookingsId: string): Promise<void> {
  const document = bookingDocument(bookingsId);
  const deleted = await firestore().runTransaction(async (transaction) => {
    const booking = await read(document, transaction);
    if (booking === undefined) return undefined;
    const state = bookingState(booking);
    if (state === 'paid' || state === 'refunded') return undefined;
    transaction.delete(document);
    return booking;
  });
  if (deleted) await abandonCheckout(bookingsId, deleted.productId);
}
