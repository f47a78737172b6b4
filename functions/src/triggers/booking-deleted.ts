import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/** A deleted unpaid booking frees its hold and its open payment. */
export const bookingDeleted = onDocumentDeleted(
  { document: `${COLLECTIONS.bookings}/{bookingsId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data, params }) => {
    const booking = data?.data() as Booking | undefined;
    if (booking && bookingState(booking) === 'unpaid') {
      await abandonCheckout(params.bookingsId, booking.bookingId);
    }
  },
);
