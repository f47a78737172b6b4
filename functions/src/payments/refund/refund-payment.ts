import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Payment, RefundPayment } from '@thriftline/domain/payments/payment';
import { paymentState } from '@thriftline/domain/payments/payment-state';
import { refundFailureText } from '@thriftline/domain/payments/refund-failure-texts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentName } from '../records/payment-name.ts';
import { paymentDocument } from '../records/payments.ts';
import { decideRefund } from './decide-refund.ts';
import { requireRefundable, requireUndisputed } from './require-refundable.ts';
import { sendRefund } from './send-refund.ts';

/** Decides the refund and undoes the sale, all of it or nothing; a refund that is under way already is left as it is. */
async function decide(
  transaction: Transaction,
  actor: Actor,
  { paymentIntentId, reason }: RefundPayment,
): Promise<Payment> {
  const document = paymentDocument(paymentIntentId);
  const record = await read(document, transaction);
  if (record === undefined) throw new AppError('not-found', msg`This payment doesn’t exist.`);
  const state = paymentState({ record });
  requireUndisputed(record);
  if (state === 'refunded' || state === 'refundPending')
    throw new AppError('conflict', msg`This payment was already refunded.`);
  if (state === 'refundDue') return record;

  await decideRefund(transaction, record, {
    reason: reason.trim(),
    decidedBy: actor.uid,
    move: { act: 'sendBack', by: 'admin', state: 'refunded', decision: reason.trim() },
  });
  writeAudit(transaction, actor, {
    what: 'refundPayment',
    document,
    aboutName: paymentName(record),
    why: reason.trim(),
  });
  return record;
}

/**
 * An admin sends a buyer's money back: the booking says so and the product is for sale again. Asking again finishes what
 * broke half-way, and so does the reconciliation. Throws `conflict` when the money is back already, and before anything is undone
 * where the provider is known not to refund it.
 */
export async function refundPayment(
  actor: Actor,
  input: RefundPayment,
): Promise<{ refundId: string; isPending: boolean }> {
  requireRole(actor, 'Admin');
  const { paymentIntentId } = input;
  if ((await read(paymentDocument(paymentIntentId))) === undefined) {
    throw new AppError('not-found', msg`This payment doesn’t exist.`);
  }
  await requireRefundable(paymentIntentId);
  const record = await firestore().runTransaction((transaction) => decide(transaction, actor, input));
  const sent = await sendRefund(paymentIntentId, record.productId);
  // It may have been disputed in this very moment; the record says so from now on.
  if ('refused' in sent) throw new AppError('conflict', refundFailureText(sent.refused));
  return { refundId: sent.refund.id, isPending: sent.refund.isPending };
}
