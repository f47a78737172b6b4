import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Payment } from '@thriftline/domain/payment';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { STRIPE_SECRET_KEY } from '../config.ts';
import { markLostBookings } from '../services/mark-lost-bookings.ts';

/**
 * When a product is sold, its other bookings say so and can no longer be paid. The payment record is what a sale always
 * writes; listening to products instead would also run for every hold.
 */
export const paymentRecorded = onDocumentCreated(
  { document: `${COLLECTIONS.payments}/{paymentIntentId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data }) => {
    const payment = data?.data() as Payment | undefined;
    if (payment?.status === 'recorded') await markLostBookings(payment.bookingId);
  },
);
