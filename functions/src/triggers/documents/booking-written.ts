import { fromDocument } from '@thriftline/domain/base/document-names';
import type { Booking } from '@thriftline/domain/orders/booking';
import { bookingState } from '@thriftline/domain/orders/booking-state';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { notifyOnBooking } from '../../notifications/events/notify-on-booking.ts';
import { followBooking } from '../../orders/bookers.ts';
import { abandonCheckout } from '../../payments/checkout/abandon-checkout.ts';
import type { FollowChange } from '../events/document-event.ts';

function bookingOf(snapshot: DocumentSnapshot | undefined): Booking | undefined {
  const data = snapshot?.data();
  return data && (fromDocument(data) as Booking);
}

/**
 * What its seller may know of a booking follows it. A deleted unpaid one releases its hold and cancels its open intent; both sides
 * are told what becomes of one that is there.
 */
export const bookingWritten: FollowChange = async ({ data, documentId: bookingsId }) => {
  const [before, after] = [bookingOf(data.before), bookingOf(data.after)];
  await followBooking(bookingsId);
  if (after) {
    await notifyOnBooking(bookingsId, { before, after });
  } else if (before && bookingState(before) === 'unpaid') {
    await abandonCheckout(bookingsId, before.productId);
  }
};
