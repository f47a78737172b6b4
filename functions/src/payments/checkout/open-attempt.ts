import { randomUUID } from 'node:crypto';
import type { Booking } from '@thriftline/domain/booking';
import { type BookingState, bookingState } from '@thriftline/domain/booking-state';
import { AppError } from '@thriftline/domain/errors';
import { formatCents, isPrice, MAX_PRICE_CENTS, MIN_PRICE_CENTS, toCents } from '@thriftline/domain/money';
import { HOLD_MINUTES, type Product } from '@thriftline/domain/product';
import { allowsProductAct, productState } from '@thriftline/domain/product-state';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';
import { type PaymentAttempt, paymentAttemptDocument } from '../records/payment-attempts.ts';

/** A product kept for one buyer, and the attempt to pay for it. */
export interface HeldProduct {
  attempt: PaymentAttempt;
  /** Milliseconds since 1970. */
  holdUntil: number;
}

const UNPAYABLE: Record<Exclude<BookingState, 'unpaid'>, string> = {
  paid: 'This booking is paid already.',
  soldToAnother: 'This item was sold to someone else.',
  refunded: 'The money for this booking went back. Please book again.',
};

function requirePayable(booking: Booking): void {
  const state = bookingState(booking);
  if (state !== 'unpaid') throw new AppError('conflict', UNPAYABLE[state]);
}

/** Until when the product is this booking's, in milliseconds; throws `conflict` when it is sold or someone else's. */
function holdEnd(product: Product, bookingsId: string, now: number): number {
  const state = productState(product, now);
  if (state.name === 'sold') throw new AppError('conflict', 'This item is sold.');
  if (!allowsProductAct(state, 'pay', bookingsId) && state.name === 'held') {
    const free = new Date(state.until).toISOString();
    const minutes = Math.max(1, Math.ceil((state.until - now) / 60_000));
    throw new AppError(
      'conflict',
      `Someone else is paying for this item. Try again in ${minutes} min (at ${free}).`,
      { fields: { bookingsId: `Free again at ${free}` } },
    );
  }
  // A running hold is not prolonged: reloading the page must not keep others out for ever.
  return state.name === 'held' ? state.until : now + HOLD_MINUTES * 60_000;
}

function requirePrice(product: Product, productprice: number | undefined): number {
  if (productprice !== undefined && productprice !== product.resaleprice) {
    throw new AppError('conflict', 'The price is not the price of this item. Please reload.', {
      fields: { productprice: `Must be ${product.resaleprice}` },
    });
  }
  const amount = toCents(product.resaleprice);
  if (amount === null || !isPrice(product.resaleprice)) {
    const [least, most] = [formatCents(MIN_PRICE_CENTS), formatCents(MAX_PRICE_CENTS)];
    throw new AppError('conflict', `This item cannot be paid: its price must be ${least} to ${most}.`);
  }
  return amount;
}

/**
 * Keeps the product for this buyer for some minutes and opens (or finds) the attempt to pay for it, in one transaction:
 * of two buyers only one gets it. `renewed` is an attempt that came to its end and needs a new intent.
 */
export async function openAttempt(
  actor: Actor,
  input: { bookingsId: string; productprice?: number | undefined },
  renewed?: PaymentAttempt,
): Promise<HeldProduct> {
  const { bookingsId, productprice } = input;
  const attemptDocument = paymentAttemptDocument(bookingsId);

  return firestore().runTransaction(async (transaction) => {
    const booking = await read(bookingDocument(bookingsId), transaction);
    if (booking === undefined) throw new AppError('not-found', 'There is no such booking.');
    if (booking.buyerId !== actor.uid) throw new AppError('permission-denied', 'This booking is not yours.');
    requirePayable(booking);

    const productReference = productDocument(booking.bookingId);
    const product = await read(productReference, transaction);
    if (product === undefined) throw new AppError('not-found', 'This item is not for sale any more.');
    const amount = requirePrice(product, productprice);
    const holdUntil = holdEnd(product, bookingsId, Date.now());
    const known = await read(attemptDocument, transaction);

    if (product.hold?.bookingId !== bookingsId || product.hold.until.toMillis() !== holdUntil) {
      const hold = { bookingId: bookingsId, until: Timestamp.fromMillis(holdUntil) };
      transaction.update(productReference, { hold });
    }
    const reusable =
      known !== undefined && known.amount === amount && known.idempotencyKey !== renewed?.idempotencyKey;
    if (reusable) return { attempt: known, holdUntil };

    const attempt = {
      bookingsId,
      bookingId: booking.bookingId,
      buyerId: booking.buyerId,
      sellerId: product.sellerId,
      youremail: booking.email,
      productname: product.productname,
      sellername: product.sellername,
      amount,
      idempotencyKey: randomUUID(),
      createdAt: Timestamp.now(),
    };
    transaction.set(attemptDocument, { ...attempt, createdAt: FieldValue.serverTimestamp() });
    return { attempt, holdUntil };
  });
}
