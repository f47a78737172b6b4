import { bookingState } from '@thriftline/domain/orders/booking-state';
import { notifyOnBooking } from '../../notifications/events/notify-on-booking.ts';
import { followBooking } from '../../orders/booking-summaries.ts';
import { abandonCheckout } from '../../payments/checkout/abandon-checkout.ts';
import type { FollowChange } from '../events/document-event.ts';
import { changeOf } from '../events/entity-of.ts';

/**
 * What its seller may know of a booking follows it. A deleted unpaid one releases its hold and cancels its open intent; both sides
 * are told what becomes of one that is there.
 */
export const bookingWritten: FollowChange = async ({ data, documentId: bookingsId }) => {
  await followBooking(bookingsId);
  const { before, after } = changeOf('bookings', data);
  if (after) {
    await notifyOnBooking(bookingsId, { before, after });
  } else if (before && bookingState(before) === 'unpaid') {
    await abandonCheckout(bookingsId, before.productId);
  }
};
