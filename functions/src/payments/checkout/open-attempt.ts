import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { decideAttempt, type ToPay } from '@thriftline/domain/payments/paying/decide-attempt';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { userDocument } from '../../accounts/users.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';
import { countOtherHolds } from '../hold/count-holds.ts';
import { takeHold } from '../hold/hold.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';

/** The attempt to pay for a product, and how long the product is held for it. */
export interface OpenAttempt {
  attempt: PaymentAttempt;
  /** Milliseconds since 1970; null when others may buy meanwhile. */
  holdUntil: number | null;
}

/** Reads what is stored of the actor's booking. Throws where there is none, or it is another's. */
async function readToPay(
  transaction: Transaction,
  { uid }: Actor,
  bookingsId: string,
  now: number,
): Promise<ToPay> {
  const booking = await read(bookingDocument(bookingsId), transaction);
  if (booking === undefined) throw new AppError('not-found', msg`This booking doesn’t exist.`);
  if (booking.buyerId !== uid) throw new AppError('permission-denied', msg`This booking isn’t yours.`);
  const product = await read(productDocument(booking.productId), transaction);
  const [seller, known, otherHolds] = await Promise.all([
    product && read(userDocument(product.sellerId), transaction),
    read(paymentAttemptDocument(bookingsId), transaction),
    countOtherHolds(transaction, { buyerId: uid, bookingsId }, now),
  ]);
  return { bookingsId, booking, product, seller, known, otherHolds };
}

/**
 * Holds the product for this buyer for some minutes and opens (or finds) the attempt to pay for it, in one transaction:
 * of two buyers only one gets it. Who holds too much or too long already may pay, but keeps nobody out. `shown` is what the
 * page shows to the buyer, `ended` an attempt that came to its end and needs a new intent.
 */
export async function openAttempt(
  actor: Actor,
  { bookingsId, ...shown }: ShownItem & { bookingsId: string },
  ended?: PaymentAttempt,
): Promise<OpenAttempt> {
  return firestore().runTransaction(async (transaction) => {
    const now = Date.now();
    const toPay = await readToPay(transaction, actor, bookingsId, now);
    const { booking, address, hold, openUntil, reused, fresh } = decideAttempt(toPay, shown, { now, ended });
    const opened = {
      booking,
      openUntil,
      ...(address !== undefined && { address }),
      ...(hold?.isNew && takeHold(transaction, fresh.productId, toPay.known, { now, until: hold.until })),
    };
    const payingUntil = Timestamp.fromMillis(openUntil);
    transaction.set(bookingDocument(bookingsId), { ...booking, payingUntil });
    const attemptDocument = paymentAttemptDocument(bookingsId);
    const holdUntil = hold?.until ?? null;
    if (reused) {
      transaction.update(attemptDocument, opened);
      return { attempt: reused, holdUntil };
    }
    const attempt = { ...fresh, idempotencyKey: randomUUID(), createdAt: Timestamp.now(), ...opened };
    transaction.set(attemptDocument, { ...attempt, createdAt: FieldValue.serverTimestamp() });
    return { attempt, holdUntil };
  });
}
