import { allowsBookingAct, bookingState } from '@thriftline/domain/booking-state';
import { AppError } from '@thriftline/domain/errors';
import type { Actor } from '../accounts/actor.ts';
import { requireRight } from '../accounts/require-right.ts';
import { read } from '../firestore/collection.ts';
import { bookingDocument } from '../orders/bookings.ts';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { firestore } from '../platform/firebase.ts';

/** Deletes the actor's own booking; an unpaid one releases its hold and cancels its open intent. */
export async function deleteBooking(actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'bookings', 'delete');
  const document = bookingDocument(id);
  const booking = await firestore().runTransaction(async (transaction) => {
    const found = await read(document, transaction);
    if (found === undefined) throw new AppError('not-found', 'There is no such booking.');
    if (found.buyerId !== actor.uid) throw new AppError('permission-denied', 'This booking is not yours.');
    if (!allowsBookingAct(bookingState(found), 'delete')) {
      throw new AppError('conflict', 'This booking cannot be deleted now.');
    }
    transaction.delete(document);
    return found;
  });
  if (bookingState(booking) === 'unpaid') await abandonCheckout(id, booking.productId);
}
