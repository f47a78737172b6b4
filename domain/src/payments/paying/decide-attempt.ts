import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { maySell, type User } from '../../accounts/user.ts';
import { AppError } from '../../base/errors.ts';
import { isPrice } from '../../base/is-price.ts';
import { toCents } from '../../base/money.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '../../base/price-bounds.ts';
import { centsValue } from '../../base/texts/values.ts';
import { MAX_HOLDS, type Product } from '../../catalogue/product.ts';
import { productState } from '../../catalogue/product-state.ts';
import { productVersion } from '../../catalogue/product-version.ts';
import type { Booking } from '../../orders/booking.ts';
import { type BookingState, bookingState } from '../../orders/booking-state.ts';
import { isBookedItem } from '../../orders/is-booked-item.ts';
import type { ShownItem } from '../payment.ts';
import { agreementInForce, priceDue } from './agreement.ts';
import { HOLD_MS } from './held-for.ts';
import { heldTimeLeft } from './hold-budget.ts';
import { holdEnd } from './hold-end.ts';
import { isReusableAttempt } from './is-reusable-attempt.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { requireDelivery } from './require-delivery.ts';
import { requireNotHeld } from './require-not-held.ts';
import { requireShownItem } from './require-shown-item.ts';
import { requireShownPrice } from './require-shown-price.ts';

/** What is stored of a booking that is to be paid. */
export interface ToPay {
  bookingsId: string;
  booking: Booking;
  product: Product | undefined;
  seller: User | undefined;
  /** The attempt that was opened last. */
  known: PaymentAttempt | undefined;
  /** How many other products the buyer holds. */
  otherHolds: number;
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
function requireForSale(product: Product, seller: User | undefined, now: number): void {
  const { name } = productState(product, now);
  if (name === 'sold') throw new AppError('conflict', msg`This item is sold.`);
  if (name === 'hidden' || (seller && !maySell(seller)))
    throw new AppError('conflict', msg`This item is not for sale right now.`);
}

/** Until when the product is held for the booking (milliseconds since 1970), and whether that begins now; undefined when others may buy. */
function holdFor(
  { known, otherHolds }: ToPay,
  product: Product,
  now: number,
): { until: number; isNew: boolean } | undefined {
  const state = productState(product, now);
  requireNotHeld(state, known?.holdId, now);
  const left = heldTimeLeft(known?.held ?? [], now);
  const until = holdEnd(state, now, left);
  const isRunning = state.name === 'held' && state.holdId === known?.holdId && state.until === until;
  if (isRunning) return { until, isNew: false };
  return left > 0 && otherHolds < MAX_HOLDS ? { until, isNew: true } : undefined;
}

/** The price that is due in cents, if that is what the buyer was shown and an amount that can be charged. */
function requirePrice(price: number, shown: number): number {
  requireShownPrice({ resaleprice: price }, shown);
  const amount = toCents(price);
  if (amount === null || !isPrice(price)) {
    const [least, most] = [centsValue(MIN_PRICE_CENTS), centsValue(MAX_PRICE_CENTS)];
    throw new AppError('conflict', msg`This item can’t be paid for: its price must be ${least} to ${most}.`);
  }
  return amount;
}

/** What is charged in all, in cents. Throws `conflict` for more than can be. */
function requireTotal(price: number, deliveryPrice: number): number {
  const total = price + deliveryPrice;
  if (total <= MAX_PRICE_CENTS) return total;
  const most = centsValue(MAX_PRICE_CENTS);
  throw new AppError(
    'conflict',
    msg`This item can’t be paid for: with delivery, it can cost ${most} at most.`,
  );
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

/** The product, if it is there and the very item that was booked, and for sale. */
function requireItem({ booking, product, seller }: ToPay, now: number): Product {
  requirePayable(booking);
  if (product === undefined) throw new AppError('not-found', msg`This item is no longer for sale.`);
  if (!isBookedItem(booking, product)) {
    throw new AppError('conflict', msg`The item has changed since you booked it. Check it, then book again.`);
  }
  requireForSale(product, seller, now);
  return product;
}

/** How a booking is to be paid. */
export interface DecidedAttempt {
  /** The booking as it is paid: its copy of the item is what the item is. */
  booking: Booking;
  /** Where to deliver, if that is chosen now. */
  address: string | undefined;
  hold: ReturnType<typeof holdFor>;
  /** Until when the buyer may pay with it, in milliseconds since 1970. */
  openUntil: number;
  /** The attempt that was opened last, where that can be gone on with. */
  reused: PaymentAttempt | undefined;
  /** The new one otherwise, but for its key and what it is opened with. */
  fresh: Omit<PaymentAttempt, 'idempotencyKey' | 'createdAt'>;
}

/**
 * Decides how a booking is to be paid at `now` (milliseconds since 1970). `shown` is what the page shows to the buyer: that must be the
 * product as it is, and the product the one that was booked. `ended` is an attempt that came to its end and needs a new intent. Throws
 * `conflict`, `not-found` or `invalid-argument` where it can't be paid so.
 */
export function decideAttempt(
  toPay: ToPay,
  shown: ShownItem,
  { now, ended }: { now: number; ended: PaymentAttempt | undefined },
): DecidedAttempt {
  const { bookingsId, booking, known } = toPay;
  const product = requireItem(toPay, now);
  requireShownItem(product, booking, shown.itemEditedAt);
  const { address, ...way } = requireDelivery(product, shown);
  const price = requirePrice(priceDue(known, product, now), shown.productprice);
  const amount = requireTotal(price, way.deliveryPrice ?? 0);
  const version = productVersion(product);
  const hold = holdFor(toPay, product, now);
  const isReusable = known && isReusableAttempt(known, { amount, productVersion: version, ...way }, ended);
  return {
    booking: agreedBooking(booking, product),
    address,
    hold,
    openUntil: hold?.until ?? now + HOLD_MS,
    reused: isReusable ? known : undefined,
    fresh: {
      bookingsId,
      productId: booking.productId,
      buyerId: booking.buyerId,
      sellerId: product.sellerId,
      youremail: booking.email,
      productname: product.productname,
      sellername: product.sellername,
      amount,
      ...way,
      productVersion: version,
      ...keptOf(known, product, now),
    },
  };
}
