import type { Booking } from '@thriftline/domain/booking';
import { notificationId } from '@thriftline/domain/notifications/notification';
import { read } from '../firestore/collection.ts';
import { bookingDocument } from '../orders/bookings.ts';
import { newsOfBooking, newsOfUndoneSale } from './news-of-booking.ts';
import { notify } from './notify.ts';

/**
 * Tells both sides of a booking, as it is stored now, what they were not told of it as it was before: so events that come
 * late, twice or in another order tell the same.
 */
export async function tellOfBooking(bookingsId: string, before: Booking | undefined): Promise<void> {
  const booking = await read(bookingDocument(bookingsId));
  if (booking === undefined) return;
  const told = new Set((before ? newsOfBooking(bookingsId, before) : []).map(notificationId));
  const undone = before ? newsOfUndoneSale(bookingsId, before, booking) : [];
  for (const news of [...newsOfBooking(bookingsId, booking), ...undone]) {
    if (!told.has(notificationId(news))) await notify(news);
  }
}
