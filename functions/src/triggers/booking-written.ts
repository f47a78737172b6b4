import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { followBooking } from '../orders/bookers.ts';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** What its seller may know of a booking follows it. A deleted unpaid one releases its hold and cancels its open intent. */
export const bookingWritten = onDocumentWritten(
  { document: `${COLLECTIONS.bookings}/{bookingsId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params: { bookingsId } }) => {
    await followBooking(bookingsId);
    if (data?.before.exists !== true || data.after.exists) return;
    const booking = fromDocument(data.before.data() ?? {}) as Booking;
    if (bookingState(booking) === 'unpaid') await abandonCheckout(bookingsId, booking.productId);
  },
);
