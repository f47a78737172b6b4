import { type AnyNews, notificationId } from '@thriftline/domain/notifications/notification';
import type { Booking } from '@thriftline/domain/orders/booking';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { noticesOfBooking, noticesOfUndoneSale } from '../notices/notices-of-booking.ts';
import { notifyAndSend } from '../notify-and-send.ts';

/** What there is to tell of a booking that there was not before. */
function newsSince(bookingsId: string, before: Booking | undefined, booking: Booking): AnyNews[] {
  const known = new Set((before ? noticesOfBooking(bookingsId, before) : []).map(notificationId));
  const undone = before ? noticesOfUndoneSale(bookingsId, before, booking) : [];
  const news = noticesOfBooking(bookingsId, booking).filter((one) => !known.has(notificationId(one)));
  return [...news, ...undone];
}

/**
 * Tells both sides of a booking that changed what they were not told of it as it was before: of the booking as it is stored
 * now, so that events which come late, twice or in another order tell the same.
 */
export async function notifyOnBooking(
  bookingsId: string,
  { before, after }: { before: Booking | undefined; after: Booking },
): Promise<void> {
  // Most writes tell nobody anything.
  if (newsSince(bookingsId, before, after).length === 0) return;
  const booking = await read(bookingDocument(bookingsId));
  if (booking === undefined) return;
  for (const news of newsSince(bookingsId, before, booking)) await notifyAndSend(news);
}
