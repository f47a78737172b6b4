import { AppError } from '@thriftline/domain/errors';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';

/** Takes a booking's hold off its product, if it has it. */
export async function releaseHoldOf(bookingsId: string, productId: string): Promise<boolean> {
  const document = productDocument(productId);
  return firestore().runTransaction(async (transaction) => {
    const product = await read(document, transaction);
    if (product?.hold?.bookingId !== bookingsId) return false;
    transaction.update(document, { hold: FieldValue.delete() });
    return true;
  });
}

/** A buyer leaves the payment page: frees the hold of their own booking, so that others may buy. */
export async function releaseHold(
  actor: Actor,
  { bookingsId }: { bookingsId: string },
): Promise<{ released: boolean }> {
  const booking = await read(bookingDocument(bookingsId));
  if (booking === undefined) return { released: false };
  if (booking.buyerId !== actor.uid) throw new AppError('permission-denied', 'This booking is not yours.');
  return { released: await releaseHoldOf(bookingsId, booking.bookingId) };
}
