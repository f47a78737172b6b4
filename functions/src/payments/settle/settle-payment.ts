import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { fromCents } from '@thriftline/domain/money';
import { type PaymentStatus, REFUND_REASONS } from '@thriftline/domain/payment';
import { advance, type PaymentState } from '@thriftline/domain/payment-machine';
import { paymentDuty, paymentState, recordFields } from '@thriftline/domain/payment-state';
import type { Product } from '@thriftline/domain/product';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { advertisementDocument } from '../../catalogue/advertisements.ts';
import { productDocument } from '../../catalogue/products.ts';
import { read } from '../../firestore/collection.ts';
import { bookingDocument } from '../../orders/bookings.ts';
import { firestore } from '../../platform/firebase.ts';
import { type PaymentAttempt, paymentAttemptDocument } from '../records/payment-attempts.ts';
import { paymentDocument } from '../records/payments.ts';
import { sendRefund } from '../refund/send-refund.ts';
import type { Intent } from '../stripe/intents.ts';
import { decidePayment } from './decide-payment.ts';

/** What became of the money of an intent. */
export interface Settlement {
  /** Id of the payment record, which is the intent's. */
  insertedId: string;
  outcome: PaymentStatus;
}

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
    productprice: fromCents(intent.amount),
    transactionId: intent.id,
    youremail: booking?.email ?? attempt?.youremail ?? '',
    bookingsId: intent.bookingsId,
    bookingId: intent.bookingId,
    buyerId: intent.buyerId,
    sellerId: booking?.sellerId ?? attempt?.sellerId ?? '',
    amount: intent.amount,
    currency: intent.currency,
    ...(productname ? { productname } : {}),
    ...(sellername ? { sellername } : {}),
    ...(intent.card ? { cardBrand: intent.card.brand, cardLast4: intent.card.last4 } : {}),
    ...recordFields(state),
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Reads everything the money concerns, decides, and writes all of it or nothing. Gives the state it leaves. */
async function settle(transaction: Transaction, intent: Intent): Promise<PaymentState> {
  const payment = paymentDocument(intent.id);
  const known = await read(payment, transaction);
  if (known) return advance(paymentState({ record: known }), 'charged');

  const bookingReference = bookingDocument(intent.bookingsId);
  const productReference = productDocument(intent.bookingId);
  const adReference = advertisementDocument(intent.bookingId);
  const [booking, product, ad, attempt] = await Promise.all([
    read(bookingReference, transaction),
    read(productReference, transaction),
    read(adReference, transaction),
    read(paymentAttemptDocument(intent.bookingsId), transaction),
  ]);
  const decision = decidePayment(intent, booking, product, Date.now());
  const arrived = paymentState({ intentStatus: intent.status });

  if (decision.outcome === 'refund') {
    const { reason } = decision;
    logger.warn('Money goes back', { paymentIntentId: intent.id, reason });
    const state = advance(arrived, 'refundDecided');
    transaction.create(payment, {
      ...recordOf(intent, state, booking, product, attempt),
      refundReason: REFUND_REASONS[reason],
      refundedAt: FieldValue.serverTimestamp(),
    });
    const isTheirs = booking?.buyerId === intent.buyerId && bookingState(booking) !== 'paid';
    if (isTheirs) transaction.update(bookingReference, { refunded: true, transactionId: intent.id });
    if (product?.hold?.bookingId === intent.bookingsId) {
      transaction.update(productReference, { hold: FieldValue.delete() });
    }
    return state;
  }
  const state = advance(arrived, 'saleRecorded');
  transaction.create(payment, recordOf(intent, state, booking, product, attempt));
  transaction.update(bookingReference, { paid: true, transactionId: intent.id });
  transaction.update(productReference, { availability: true, paid: true, hold: FieldValue.delete() });
  if (ad) transaction.update(adReference, { availability: true, paid: true });
  return state;
}

/**
 * Turns the money of a succeeded intent into the sale, or sends it back when the sale cannot be any more. The buyer's
 * page, the webhook and the reconciliation come here, twice or in any order: one record results, and the money moves
 * once. The decision is stored before the refund goes out, so that a crash in between is finished by the next call.
 */
export async function settlePayment(intent: Intent): Promise<Settlement> {
  const state = await firestore().runTransaction((transaction) => settle(transaction, intent));
  if (paymentDuty(state) === 'sendRefund') await sendRefund(intent.id, intent.bookingId);
  return { insertedId: intent.id, outcome: recordFields(state).status };
}
