import { AppError } from '@thriftline/domain/errors';
import { formatCents } from '@thriftline/domain/money';
import type { Payment, RefundPayment } from '@thriftline/domain/payment';
import { paymentState } from '@thriftline/domain/payment-state';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { decideRefund } from './decide-refund.ts';
import { sendRefund } from './send-refund.ts';

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

  await decideRefund(transaction, record, {
    reason: reason.trim(),
    decidedBy: actor.uid,
    move: { act: 'sendBack', by: 'admin', state: 'refunded', decision: reason.trim() },
  });
  writeAudit(transaction, actor, {
    what: 'refundPayment',
    document,
    aboutName: `${formatCents(record.amount, record.currency)} of ${record.youremail}`,
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
  return { refundId: await sendRefund(input.paymentIntentId, record.productId) };
}
