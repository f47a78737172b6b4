import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** A deleted unpaid booking releases its hold and cancels its open intent. */
export const bookingDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.bookings}/{bookingsId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params }) => {
    const booking = data && (fromDocument(data.data()) as Booking);
    if (booking && bookingState(booking) === 'unpaid') {
      await abandonCheckout(params.bookingsId, booking.productId);
    }
  },
);
