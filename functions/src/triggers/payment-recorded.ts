import { COLLECTIONS } from '@thriftline/domain/collections';
import { fromDocument } from '@thriftline/domain/document-names';
import type { Payment } from '@thriftline/domain/payment';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { markLostBookings } from '../payments/settle/mark-lost-bookings.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';

/**
 * When a product is sold, its other bookings say so and can no longer be paid. The payment record is what a sale always
 * writes; listening to products instead would also run for every hold.
 */
export const paymentRecorded = onDocumentCreated(
  { document: `${COLLECTIONS.payments}/{paymentIntentId}`, retry: true, secrets: [STRIPE_SECRET_KEY] },
  async ({ data }) => {
    const payment = data && (fromDocument(data.data()) as Payment);
    if (payment?.status === 'recorded') await markLostBookings(payment.productId);
  },
);
