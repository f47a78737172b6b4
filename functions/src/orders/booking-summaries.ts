import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { BookingSummary } from '@thriftline/domain/orders/booking-summary';
import { collection, documentIn, read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { bookingDocument } from './bookings.ts';

/** Who booked what, under the booking's id. */
export const bookingSummaries = () => collection<BookingSummary>(COLLECTIONS.bookers);

/** Makes the booker what the booking is by now, or lets it go with the booking. Doing it twice changes nothing. */
export async function followBooking(id: string): Promise<void> {
  const document = documentIn(bookingSummaries(), id);
  await firestore().runTransaction(async (transaction) => {
    const booking = await read(bookingDocument(id), transaction);
    if (booking === undefined) {
      transaction.delete(document);
      return;
    }
    const { productId, buyerId, sellerId, yourname, createdAt, dispute } = booking;
    transaction.set(document, {
      productId,
      buyerId,
      sellerId,
      yourname,
      state: bookingState(booking),
      ...(dispute && { dispute }),
      createdAt,
    });
  });
}
