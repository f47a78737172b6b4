import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Booking } from '@thriftline/domain/orders/booking';
import { isOnList } from '@thriftline/domain/orders/booking-state';
import type { Actor } from '../accounts/actor.ts';
import { requireRight } from '../accounts/require-right.ts';
import { read, type Stored } from '../firestore/collection.ts';
import { bookingDocument } from './bookings.ts';

/** One booking: for its buyer, the seller of its product once it is paid, and admins. */
export async function getBooking(actor: Actor, id: string): Promise<Stored<Booking>> {
  const right = requireRight(actor, 'bookings', 'read');
  const booking = await read(bookingDocument(id));
  const isOffList = booking?.buyerId === actor.uid && !isOnList(booking);
  if (booking === undefined || isOffList) throw new AppError('not-found', msg`This booking doesn’t exist.`);
  const isMine =
    booking.buyerId === actor.uid ||
    (right === 'ownOrSold' && booking.sellerId === actor.uid && booking.paid === true);
  if (right !== 'all' && !isMine) {
    throw new AppError('permission-denied', msg`This booking isn’t yours.`);
  }
  return { id, data: booking };
}
