import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { releaseHoldOf } from '../hold/release-hold.ts';
import { cancelOpenIntent } from '../intents/cancel-open-intent.ts';

/**
 * After a booking is gone: frees its hold and cancels its open payment, so that nobody pays for nothing. A booking that
 * exists again is left alone.
 */
export async function abandonCheckout(bookingsId: string, productId: string): Promise<void> {
  if ((await read(bookingDocument(bookingsId))) !== undefined) return;
  await releaseHoldOf(bookingsId, productId);
  await cancelOpenIntent(bookingsId);
}
