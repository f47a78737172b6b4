import { stopOrder } from '../../fulfilment/stop-order.ts';
import { markLostBookings } from '../../payments/settle/mark-lost-bookings.ts';
import type { FollowDocument } from '../events/document-event.ts';
import { entityOf } from '../events/entity-of.ts';

/**
 * When a product is sold, its other bookings say so and can no longer be paid. The payment record is what a sale always
 * writes; listening to products instead would also run for every hold.
 */
export const paymentRecorded: FollowDocument = async ({ data }) => {
  const payment = entityOf('payments', data);
  if (payment.status !== 'recorded') return;
  await markLostBookings(payment.productId);
  // Its seller may have been suspended while it was being paid.
  await stopOrder(payment.paymentIntentId);
};
