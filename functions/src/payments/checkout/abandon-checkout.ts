import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { releaseHoldOfBooking } from '../hold/release-hold-of-booking.ts';
import { cancelOpenIntent } from '../intents/cancel-open-intent.ts';

/**
 * After a booking is gone: releases its hold and cancels its open intent, so that nobody pays for nothing. A booking that
 * exists again is left alone.
 */
export async function abandonCheckout(bookingsId: string, productId: string): Promise<void> {
  if ((await read(bookingDocument(bookingsId))) !== undefined) return;
  await releaseHoldOfBooking(bookingsId, productId);
  await cancelOpenIntent(bookingsId);
}
