import { randomUUID } from 'node:crypto';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { maySell, type User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { toCents } from '@thriftline/domain/base/money';
import { isPrice, MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '@thriftline/domain/base/price-bounds';
import { centsValue } from '@thriftline/domain/base/texts/values';
import { MAX_HOLDS, type Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import { productVersion } from '@thriftline/domain/catalogue/product-version';
import type { Booking } from '@thriftline/domain/orders/booking';
import { type BookingState, bookingState } from '@thriftline/domain/orders/booking-state';
import type { ShownItem } from '@thriftline/domain/payments/payment';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { userDocument } from '../../accounts/users.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { isBookedItem } from '../../orders/is-booked-item.ts';
import { firestore } from '../../platform/firebase.ts';
import { agreementInForce, priceDue } from '../hold/agreement.ts';
import { countOtherHolds } from '../hold/count-holds.ts';
import { HOLD_MS, takeHold } from '../hold/hold.ts';
import { heldTimeLeft } from '../hold/hold-budget.ts';
import { holdEnd } from '../hold/hold-end.ts';
import { requireNotHeld } from '../hold/require-not-held.ts';
import { type PaymentAttempt, paymentAttemptDocument } from '../records/payment-attempts.ts';
import { isReusableAttempt } from './is-reusable-attempt.ts';
import { requireDelivery } from './require-delivery.ts';
import { requireShownItem } from './require-shown-item.ts';
import { requireShownPrice } from './require-shown-price.ts';

/** The attempt to pay for a product, and how long the product is held for it. */
export interface OpenAttempt {
  attempt: PaymentAttempt;
  /** Milliseconds since 1970; null when others may buy meanwhile. */
  holdUntil: number | null;
}

/** What is to be paid, and what is known of earlier tries. */
interface Purchase {
  bookingsId: string;
  booking: Booking;
  product: Product;
  known: PaymentAttempt | undefined;
}

const UNPAYABLE: Record<Exclude<BookingState, 'unpaid'>, MessageDescriptor> = {
  paid: msg`This booking is already paid.`,
  soldToAnother: msg`This item was sold to someone else.`,
  refunded: msg`This booking was refunded. Book again.`,
};

function requirePayable(booking: Booking): void {
  const state = bookingState(booking);
  if (state !== 'unpaid') throw new AppError('conflict', UNPAYABLE[state]);
}

/**
 * Before anything that the buyer may agree to: they cannot look at an item that is not shown. What its seller had up when they were
 * suspended, or asked for the account's end, is taken down by a job, and not paid for until that has come by.
 */
export function requireForSale(product: Product, seller: User | undefined, now: number): void {
  const { name } = productState(product, now);
  if (name === 'sold') throw new AppError('conflict', msg`This item is sold.`);
  if (name === 'hidden' || (seller && !maySell(seller)))
    throw new AppError('conflict', msg`This item is not for sale right now.`);
}

/** How the product can be held for the booking at this moment: goes on, begins, or not at all, so that others may buy. */
async function holdFor(
  transaction: Transaction,
  { product, booking, bookingsId, known }: Purchase,
  now: number,
): Promise<{ until: number; isNew: boolean } | undefined> {
  const state = productState(product, now);
  requireNotHeld(state, known?.holdId, now);
  const left = heldTimeLeft(known?.held ?? [], now);
  const until = holdEnd(state, now, left);
  const isRunning = state.name === 'held' && state.holdId === known?.holdId && state.until === until;
  if (isRunning) return { until, isNew: false };
  if (left === 0) return undefined;
  const others = await countOtherHolds(transaction, { buyerId: booking.buyerId, bookingsId }, now);
  return others < MAX_HOLDS ? { until, isNew: true } : undefined;
}

/** The price that is due in cents, if that is what the buyer was shown and an amount that can be charged. */
function requirePrice(price: number, shown: number): number {
  requireShownPrice({ resaleprice: price }, shown);
  const amount = toCents(price);
  if (amount === null || !isPrice(price)) {
    const [least, most] = [centsValue(MIN_PRICE_CENTS), centsValue(MAX_PRICE_CENTS)];
    throw new AppError('conflict', msg`This item can’t be paid: its price must be ${least} to ${most}.`);
  }
  return amount;
}

/** What is charged in all, in cents. Throws `conflict` for more than can be. */
function requireTotal(price: number, deliveryPrice: number): number {
  const total = price + deliveryPrice;
  if (total <= MAX_PRICE_CENTS) return total;
  const most = centsValue(MAX_PRICE_CENTS);
  throw new AppError('conflict', msg`This item can’t be paid: with delivery it must be ${most} at most.`);
}

/** What a new attempt keeps of the one before: where to deliver, its hold, and the price that was agreed on with it. */
function keptOf(known: PaymentAttempt | undefined, product: Product, now: number): Partial<PaymentAttempt> {
  const { holdId, holdUntil, held, address } = known ?? {};
  // An intent that was opened for a delivery may be paid yet.
  const sent = address === undefined ? {} : { address };
  if (holdId === undefined) return sent;
  const agreed = agreementInForce(known, product, now);
  return { ...sent, holdId, holdUntil: holdUntil ?? now, held: held ?? [], ...(agreed && { agreed }) };
}

/** The booking as its buyer agrees to pay for it now: its copy of the item is what the item is. */
function agreedBooking(booking: Booking, product: Product): Booking {
  const { itemNow: _told, itemEditedAt: _seen, ...rest } = booking;
  const { productname, resaleprice: productprice, img, editedAt } = product;
  return { ...rest, productname, productprice, img, ...(editedAt && { itemEditedAt: editedAt }) };
}

/**
 * Holds the product for this buyer for some minutes and opens (or finds) the attempt to pay for it, in one transaction:
 * of two buyers only one gets it. Who holds too much or too long already may pay, but keeps nobody out. `shown` is what the
 * page shows to the buyer: that must be the product as it is, and the product the one that was booked. `ended` is an attempt
 * that came to its end and needs a new intent.
 */
export async function openAttempt(
  actor: Actor,
  { bookingsId, ...shown }: ShownItem & { bookingsId: string },
  ended?: PaymentAttempt,
): Promise<OpenAttempt> {
  const attemptDocument = paymentAttemptDocument(bookingsId);

  return firestore().runTransaction(async (transaction) => {
    const bookingReference = bookingDocument(bookingsId);
    const booking = await read(bookingReference, transaction);
    if (booking === undefined) throw new AppError('not-found', msg`This booking doesn’t exist.`);
    if (booking.buyerId !== actor.uid)
      throw new AppError('permission-denied', msg`This booking isn’t yours.`);
    requirePayable(booking);

    const { productId } = booking;
    const product = await read(productDocument(productId), transaction);
    if (product === undefined) throw new AppError('not-found', msg`This item is no longer for sale.`);
    if (!isBookedItem(booking, product)) {
      throw new AppError(
        'conflict',
        msg`The item has changed since you booked it. Check it, then book again.`,
      );
    }
    const now = Date.now();
    requireForSale(product, await read(userDocument(product.sellerId), transaction), now);
    requireShownItem(product, booking, shown.itemEditedAt);
    const known = await read(attemptDocument, transaction);
    const { address, ...way } = requireDelivery(product, shown);
    const price = requirePrice(priceDue(known, product, now), shown.productprice);
    const amount = requireTotal(price, way.deliveryPrice ?? 0);
    const version = productVersion(product);
    const hold = await holdFor(transaction, { bookingsId, booking, product, known }, now);

    const openUntil = hold?.until ?? now + HOLD_MS;
    const agreed = agreedBooking(booking, product);
    const opened = {
      booking: agreed,
      openUntil,
      ...(address !== undefined && { address }),
      ...(hold?.isNew ? takeHold(transaction, productId, known, { now, until: hold.until }) : {}),
    };
    transaction.set(bookingReference, { ...agreed, payingUntil: Timestamp.fromMillis(openUntil) });
    const holdUntil = hold?.until ?? null;
    if (known && isReusableAttempt(known, { amount, productVersion: version, ...way }, ended)) {
      transaction.update(attemptDocument, opened);
      return { attempt: known, holdUntil };
    }
    const attempt = {
      bookingsId,
      productId,
      buyerId: booking.buyerId,
      sellerId: product.sellerId,
      youremail: booking.email,
      productname: product.productname,
      sellername: product.sellername,
      amount,
      ...way,
      productVersion: version,
      idempotencyKey: randomUUID(),
      createdAt: Timestamp.now(),
      ...keptOf(known, product, now),
      ...opened,
    };
    transaction.set(attemptDocument, { ...attempt, createdAt: FieldValue.serverTimestamp() });
    return { attempt, holdUntil };
  });
}
