import type { Booking } from '@thriftline/domain/booking';
import { bookingState } from '@thriftline/domain/booking-state';
import { fromCents } from '@thriftline/domain/money';
import type { PaymentStatus } from '@thriftline/domain/payment';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { firestore } from '../firebase.ts';
import { advertisementDocument } from '../stores/advertisements.ts';
import { bookingDocument } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { type PaymentAttempt, paymentAttemptDocument } from '../stores/payment-attempts.ts';
import { paymentDocument } from '../stores/payments.ts';
import { productDocument } from '../stores/products.ts';
import { type Intent, refundIntent } from '../stores/stripe-intents.ts';
import { decidePayment, type RefundReason } from './payment-decision.ts';

/** What became of the money of an intent. */
export interface Settlement {
  /** Id of the payment record, which is the intent's. */
  insertedId: string;
  outcome: PaymentStatus;
}

/** The payment record of an intent; who it is about comes from the attempt when the booking is gone. */
function recordOf(
  intent: Intent,
  status: PaymentStatus,
  booking: Booking | undefined,
  attempt: PaymentAttempt | undefined,
) {
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
    status,
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Whether money has yet to go back, and why when that was decided just now. */
interface Settled {
  needsRefund: boolean;
  reason?: RefundReason;
}

/** Reads everything the money concerns, decides, and writes all of it or nothing. */
async function settle(transaction: Transaction, intent: Intent): Promise<Settled> {
  const payment = paymentDocument(intent.id);
  const known = await read(payment, transaction);
  if (known) return { needsRefund: known.status === 'refunded' && known.refundId === undefined };

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

  if (decision.outcome === 'refund') {
    transaction.create(payment, recordOf(intent, 'refunded', booking, attempt));
    const isTheirs = booking?.buyerId === intent.buyerId && bookingState(booking) !== 'paid';
    if (isTheirs) transaction.update(bookingReference, { refunded: true, transactionId: intent.id });
    if (product?.hold?.bookingId === intent.bookingsId) {
      transaction.update(productReference, { hold: FieldValue.delete() });
    }
    return { needsRefund: true, reason: decision.reason };
  }
  transaction.create(payment, recordOf(intent, 'recorded', booking, attempt));
  transaction.update(bookingReference, { paid: true, transactionId: intent.id });
  transaction.update(productReference, { availability: true, paid: true, hold: FieldValue.delete() });
  if (ad) transaction.update(adReference, { availability: true, paid: true });
  return { needsRefund: false };
}

/**
 * Turns the money of a succeeded intent into the sale, or sends it back when the sale cannot be any more. Both the
 * buyer's page and the webhook come here, twice or in any order: one record results, and the money moves once. The
 * decision is stored before the refund goes out, so that a crash in between is finished by the next call.
 */
export async function settlePayment(intent: Intent): Promise<Settlement> {
  const { needsRefund, reason } = await firestore().runTransaction((transaction) =>
    settle(transaction, intent),
  );
  if (reason) logger.warn('Money goes back', { paymentIntentId: intent.id, reason });
  const payment = paymentDocument(intent.id);
  if (needsRefund) {
    const refundId = await refundIntent(intent.id);
    await payment.update({ refundId });
    return { insertedId: intent.id, outcome: 'refunded' };
  }
  const record = await read(payment);
  return { insertedId: intent.id, outcome: record?.status ?? 'recorded' };
}
