import { bookingState } from '@thriftline/domain/booking-state';
import { firestore } from '../firebase.ts';
import { bookingDocument } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { forgetBooking } from './forget-booking.ts';

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
  if (deleted) await forgetBooking(bookingsId, deleted.bookingId);
}
