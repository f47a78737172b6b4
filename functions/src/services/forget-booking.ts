import { bookingDocument } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { cancelOpenIntent } from './cancel-open-intent.ts';
import { freeHold } from './release-hold.ts';

/**
 * After a booking is gone: frees its hold and cancels its open payment, so that nobody pays for nothing. A booking that
 * exists again is left alone.
 */
export async function forgetBooking(bookingsId: string, productId: string): Promise<void> {
  if ((await read(bookingDocument(bookingsId))) !== undefined) return;
  await freeHold(bookingsId, productId);
  await cancelOpenIntent(bookingsId);
}
