import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Actor } from '../../accounts/actor.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { releaseHoldOfBooking } from '../hold/release-hold-of-booking.ts';

/** A buyer leaves the payment page: releases the hold of their own booking, so that others may buy. */
export async function leaveCheckout(
  actor: Actor,
  { bookingsId }: { bookingsId: string },
): Promise<{ released: boolean }> {
  const booking = await read(bookingDocument(bookingsId));
  if (booking === undefined) return { released: false };
  if (booking.buyerId !== actor.uid) throw new AppError('permission-denied', msg`This booking isn’t yours.`);
  return { released: await releaseHoldOfBooking(bookingsId, booking.productId) };
}
