import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { toDocument } from '@thriftline/domain/document-names';
import { type FeeRule, feeRuleOf } from '@thriftline/domain/fee';
import { fromCents } from '@thriftline/domain/money';
import { type PaymentStatus, REFUND_REASONS } from '@thriftline/domain/payment';
import { advance, type PaymentState } from '@thriftline/domain/payment-machine';
import { paymentDuty, paymentState, recordFields } from '@thriftline/domain/payment-state';
import type { Product } from '@thriftline/domain/product';
import { isAdvertisementOf, isOfEarlierMaking } from '@thriftline/domain/product-version';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { advertisementDocument } from '../../catalogue/advertisements.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { isBookedItem } from '../../orders/is-booked-item.ts';
import { openOrder } from '../../orders/open-order.ts';
import { firestore } from '../../platform/firebase.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { agreementInForce } from '../hold/agreement.ts';
import { endHeldTime, isHeldFor, releaseHold } from '../hold/hold.ts';
import { openPayout } from '../payouts/open-payout.ts';
import { type PaymentAttempt, paymentAttemptDocument } from '../records/payment-attempts.ts';
import { paymentDocument } from '../records/payments.ts';
import { sendRefund } from '../refund/send-refund.ts';
import type { Intent } from '../stripe/intents.ts';
import { decidePayment } from './decide-payment.ts';
import { deliveredOf, wayOf } from './delivered-of.ts';
import { markAdvertisementSold } from './mark-advertisement-sold.ts';
import { markOrdered, offerOf } from './mark-ordered.ts';
import { markProductSold } from './mark-product-sold.ts';
import { paidForItem } from './paid-for-item.ts';
import { restorableBooking } from './restorable-booking.ts';

/** What became of the money of an intent. */
export interface Settlement {
  /** Also the id of the payment record. */
  paymentIntentId: string;
  outcome: PaymentStatus;
}

/** Said of a booking whose payment has come to its end: its buyer may delete it. */
const NOT_PAYING = { payingUntil: FieldValue.delete() };

/** The payment record of an intent; what it is about comes from the attempt when booking or product are gone. */
function recordOf(
  intent: Intent,
  state: PaymentState,
  booking: Booking | undefined,
  product: Product | undefined,
  attempt: PaymentAttempt | undefined,
) {
  const productname = booking?.productname ?? product?.productname ?? attempt?.productname;
  const sellername = product?.sellername ?? attempt?.sellername;
  return {
    productprice: fromCents(paidForItem(intent)),
    paymentIntentId: intent.id,
    youremail: booking?.email ?? attempt?.youremail ?? '',
    bookingsId: intent.bookingsId,
    productId: intent.productId,
    buyerId: intent.buyerId,
    sellerId: booking?.sellerId ?? attempt?.sellerId ?? '',
    amount: intent.amount,
    currency: intent.currency,
    ...wayOf(intent),
    ...(intent.productVersion === undefined ? {} : { productVersion: intent.productVersion }),
    ...(productname ? { productname } : {}),
    ...(sellername ? { sellername } : {}),
    ...(intent.card ? { cardBrand: intent.card.brand, cardLast4: intent.card.last4 } : {}),
    ...recordFields(state),
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Reads everything the money concerns, decides, and writes all of it or nothing. Gives the state it leaves. */
async function settle(transaction: Transaction, intent: Intent, feeRule: FeeRule): Promise<PaymentState> {
  const payment = paymentDocument(intent.id);
  const known = await read(payment, transaction);
  if (known) return advance(paymentState({ record: known }), 'charged');

  const bookingReference = bookingDocument(intent.bookingsId);
  const { productId } = intent;
  const [booking, product, ad, attempt] = await Promise.all([
    read(bookingReference, transaction),
    read(productDocument(productId), transaction),
    read(advertisementDocument(productId), transaction),
    read(paymentAttemptDocument(intent.bookingsId), transaction),
  ]);
  const offer = await offerOf(transaction, intent.bookingsId, attempt);
  const restored = booking ? undefined : await restorableBooking(transaction, intent, attempt);
  const bought = booking ?? restored;
  const now = Date.now();
  const decision = decidePayment(intent, bought, product, now, attempt);
  const arrived = paymentState({ intentStatus: intent.status });
  const paidWith = toDocument({ paymentIntentId: intent.id });

  if (decision.outcome === 'refund') {
    const { reason } = decision;
    logger.warn('Money goes back', { paymentIntentId: intent.id, reason });
    const state = advance(arrived, 'refundDecided');
    transaction.create(payment, {
      ...recordOf(intent, state, booking, product, attempt),
      refundReason: REFUND_REASONS[reason],
      refundedAt: FieldValue.serverTimestamp(),
    });
    // A booking of a later making of the product has a payment of its own.
    const isOther =
      booking &&
      product &&
      isBookedItem(booking, product) &&
      isOfEarlierMaking(product, intent.productVersion);
    const isTheirs = booking?.buyerId === intent.buyerId && bookingState(booking) !== 'paid' && !isOther;
    if (isTheirs) transaction.update(bookingReference, { refunded: true, ...paidWith, ...NOT_PAYING });
    const isAgreed = product && agreementInForce(attempt, product, now) !== undefined;
    if (attempt && isHeldFor(attempt, product) && !isAgreed) releaseHold(transaction, attempt, now);
    return state;
  }
  const state = advance(arrived, 'saleRecorded');
  transaction.create(payment, recordOf(intent, state, bought, product, attempt));
  if (restored) transaction.set(bookingReference, restored);
  // The buyer may have agreed to another price since they booked.
  transaction.update(bookingReference, {
    paid: true,
    productprice: fromCents(paidForItem(intent)),
    ...wayOf(intent),
    ...paidWith,
    ...NOT_PAYING,
  });
  if (attempt && isHeldFor(attempt, product)) endHeldTime(transaction, attempt, now);
  if (bought) {
    const { id: orderId, bookingsId, amount, currency } = intent;
    const sellername = product?.sellername ?? attempt?.sellername ?? '';
    const delivered = deliveredOf(transaction, intent, attempt);
    const paid = { orderId, bookingsId, amount, currency, booking: bought, sellername, delivered };
    openOrder(transaction, paid, now);
    const { sellerId, productname } = bought;
    const { deliveryPrice = 0 } = delivered;
    openPayout(
      transaction,
      orderId,
      { sellerId, bookingsId, productId, productname, currency, amount, deliveryPrice },
      feeRule,
    );
  }
  markOrdered(transaction, intent, offer, attempt);
  await markProductSold(transaction, productId);
  if (ad && product && isAdvertisementOf(product, ad)) markAdvertisementSold(transaction, productId);
  return state;
}

/**
 * Turns the money of a succeeded intent into the sale, or sends it back when the sale cannot be any more. The buyer's
 * page, the webhook and the reconciliation come here, twice or in any order: one record results, and the money moves
 * once. The decision is stored before the refund goes out, so that a crash in between is finished by the next call.
 */
export async function settlePayment(intent: Intent): Promise<Settlement> {
  const feeRule = feeRuleOf(await loadShopSettings());
  const state = await firestore().runTransaction((transaction) => settle(transaction, intent, feeRule));
  if (paymentDuty(state) === 'sendRefund') await sendRefund(intent.id, intent.productId);
  return { paymentIntentId: intent.id, outcome: recordFields(state).status };
}
