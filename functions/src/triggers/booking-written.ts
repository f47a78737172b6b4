import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import { type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { tellOfBooking } from '../notifications/tell-of-booking.ts';
import { followBooking } from '../orders/bookers.ts';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

function bookingOf(snapshot: DocumentSnapshot | undefined): Booking | undefined {
  const data = snapshot?.data();
  return data && (fromDocument(data) as Booking);
}

/**
 * What its seller may know of a booking follows it. A deleted unpaid one releases its hold and cancels its open intent; both sides
 * are told what becomes of one that is there.
 */
export const bookingWritten = onDocumentWritten(
  { document: `${COLLECTIONS.bookings}/{bookingsId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params: { bookingsId } }) => {
    const [before, after] = [bookingOf(data?.before), bookingOf(data?.after)];
    await followBooking(bookingsId);
    if (after) {
      await tellOfBooking(bookingsId, { before, after });
    } else if (before && bookingState(before) === 'unpaid') {
      await abandonCheckout(bookingsId, before.productId);
    }
  },
);
