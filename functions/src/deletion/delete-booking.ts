import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Booking } from '@thriftline/domain/orders/booking';
import { allowsBookingAct, bookingState, isKept, isOnList } from '@thriftline/domain/orders/booking-state';
import type { Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { Actor } from '../accounts/actor.ts';
import { requireRight } from '../accounts/require-right.ts';
import { read } from '../firestore/collection.ts';
import { bookingDocument } from '../orders/bookings.ts';
import { abandonCheckout } from '../payments/checkout/abandon-checkout.ts';
import { closeAttempt } from '../payments/checkout/close-attempt.ts';
import { stopPayment } from '../payments/checkout/stop-payment.ts';
import { firestore } from '../platform/firebase.ts';

/** The actor's own booking, which can be deleted. */
async function bookingToDelete(actor: Actor, id: string, transaction?: Transaction): Promise<Booking> {
  const found = await read(bookingDocument(id), transaction);
  if (found === undefined || !isOnList(found))
    throw new AppError('not-found', msg`This booking doesn’t exist.`);
  if (found.buyerId !== actor.uid) throw new AppError('permission-denied', msg`This booking isn’t yours.`);
  if (!allowsBookingAct(bookingState(found), 'delete')) {
    throw new AppError('conflict', msg`This booking can’t be deleted now.`);
  }
  return found;
}

/**
 * Deletes the actor's own booking; an unpaid one releases its hold, and its open intent is cancelled before. One that is paid
 * only leaves their list. Throws
 * `conflict` when money for it is on its way.
 */
export async function deleteBooking(actor: Actor, id: string): Promise<void> {
  requireRight(actor, 'bookings', 'delete');
  const isUnpaid = bookingState(await bookingToDelete(actor, id)) === 'unpaid';
  const stopped = isUnpaid ? await stopPayment(id) : undefined;
  const booking = await firestore().runTransaction(async (transaction) => {
    const found = await bookingToDelete(actor, id, transaction);
    const close = isUnpaid ? await closeAttempt(transaction, id, stopped) : undefined;
    if (isKept(found)) transaction.update(bookingDocument(id), { hiddenByBuyer: true });
    else transaction.delete(bookingDocument(id));
    close?.();
    return found;
  });
  if (!isUnpaid) return;
  try {
    await abandonCheckout(id, booking.productId);
  } catch (error) {
    // It is deleted, so that is the answer: the trigger of its deletion does the rest, and tries again while that fails.
    logger.warn(`The checkout of the deleted booking ${id} is still to be closed`, error);
  }
}
