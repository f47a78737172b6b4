import { AppError } from '@thriftline/domain/errors';
import { formatCents } from '@thriftline/domain/money';
import type { Payment, RefundPayment } from '@thriftline/domain/payment';
import { advance } from '@thriftline/domain/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payment-state';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../firebase.ts';
import { advertisementDocument } from '../stores/advertisements.ts';
import { writeAudit } from '../stores/audit-log.ts';
import { bookingDocument } from '../stores/bookings.ts';
import { read } from '../stores/collection.ts';
import { paymentDocument } from '../stores/payments.ts';
import { productDocument } from '../stores/products.ts';
import type { Actor } from './actor.ts';
import { requireRole } from './require-right.ts';
import { sendRefund } from './send-refund.ts';

const FOR_SALE = { availability: false, paid: false } as const;

/** Decides the refund and undoes the sale, all of it or nothing; a refund that is under way already is left as it is. */
async function decide(
  transaction: Transaction,
  actor: Actor,
  { paymentIntentId, reason }: RefundPayment,
): Promise<Payment> {
  const document = paymentDocument(paymentIntentId);
  const record = await read(document, transaction);
  if (record === undefined) throw new AppError('not-found', 'There is no such payment.');
  const state = paymentState({ record });
  if (state === 'refunded') throw new AppError('conflict', 'This payment was refunded already.');
  if (state === 'refundDue') return record;

  const bookingReference = bookingDocument(record.bookingsId);
  const productReference = productDocument(record.bookingId);
  const adReference = advertisementDocument(record.bookingId);
  const [booking, product, ad] = await Promise.all([
    read(bookingReference, transaction),
    read(productReference, transaction),
    read(adReference, transaction),
  ]);
  transaction.update(document, {
    ...recordFields(advance(state, 'refundDecided')),
    refundReason: reason.trim(),
    refundedBy: actor.uid,
    refundedAt: FieldValue.serverTimestamp(),
  });
  if (booking?.transactionId === paymentIntentId) {
    transaction.update(bookingReference, { paid: false, refunded: true });
  }
  if (product) transaction.update(productReference, FOR_SALE);
  if (ad) transaction.update(adReference, FOR_SALE);
  writeAudit(transaction, actor, {
    what: 'refundPayment',
    document,
    aboutName: `${formatCents(record.amount)} of ${record.youremail}`,
    why: reason.trim(),
  });
  return record;
}

/**
 * An admin sends a buyer's money back: the booking says so and the product is for sale again. Asking again finishes what
 * broke half-way, and so does the reconciliation. Throws `conflict` when the money is back already.
 */
export async function refundPayment(actor: Actor, input: RefundPayment): Promise<{ refundId: string }> {
  requireRole(actor, 'Admin');
  const record = await firestore().runTransaction((transaction) => decide(transaction, actor, input));
  return { refundId: await sendRefund(input.paymentIntentId, record.bookingId) };
}
