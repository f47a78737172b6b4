import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { centsValue } from '@thriftline/domain/base/texts/values';
import { centsToSendBack, partRefundState } from '@thriftline/domain/payments/part-refund';
import { refundFailureText } from '@thriftline/domain/payments/refund-failure-texts';
import * as logger from 'firebase-functions/logger';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { requireRefundable, requireUndisputed } from '../payments/refund/require-refundable.ts';
import { sendPartRefund } from '../payments/refund/send-part-refund.ts';
import { firestore } from '../platform/firebase.ts';

/** Decides that the part which could not be sent is due again; one that is due already stays as it is. */
async function decide(actorId: string, paymentIntentId: string): Promise<void> {
  const document = paymentDocument(paymentIntentId);
  await firestore().runTransaction(async (transaction) => {
    const actor = await loadActor(actorId, transaction);
    requireRole(actor, 'Admin');
    const record = await read(document, transaction);
    if (record === undefined) throw new AppError('not-found', msg`This payment doesn’t exist.`);
    requireUndisputed(record);
    const state = partRefundState(record);
    if (state === 'due') return;
    if (state !== 'failed' || record.partRefund === undefined) {
      throw new AppError('conflict', msg`This payment has no failed refund to retry.`);
    }
    const { until, failures } = record.partRefund;
    // How often the bank sent it back stands: once more, and it is an admin's turn again.
    transaction.update(document, { partRefund: { until, failures }, refundDue: true });
    const part = centsValue(centsToSendBack(record), record.currency);
    const paid = centsValue(record.amount, record.currency);
    const { youremail: email } = record;
    writeAudit(transaction, actor, {
      what: 'sendPartRefund',
      document,
      aboutName: msg`${part} of ${paid} of ${email}`,
    });
  });
}

/**
 * An admin has the part of a payment sent again that the provider or the buyer's bank had not taken. Sends it once, however often it is
 * asked; `sent` is false where the provider does not answer, and then the reconciliation sends it. Throws `conflict` where there is
 * nothing to send, before anything is changed where the provider is known not to refund it, and where it refuses anew.
 */
export async function sendPartAgain(
  actor: Actor,
  { paymentIntentId }: { paymentIntentId: string },
): Promise<{ sent: boolean }> {
  requireRole(actor, 'Admin');
  if ((await read(paymentDocument(paymentIntentId))) === undefined) {
    throw new AppError('not-found', msg`This payment doesn’t exist.`);
  }
  await requireRefundable(paymentIntentId);
  await decide(actor.uid, paymentIntentId);
  try {
    await sendPartRefund(paymentIntentId);
  } catch (error) {
    logger.error(`The part of ${paymentIntentId} could not be sent again yet`, error);
    return { sent: false };
  }
  const record = await read(paymentDocument(paymentIntentId));
  if (record && partRefundState(record) === 'failed') {
    throw new AppError('conflict', refundFailureText(record.partRefund?.failure));
  }
  return { sent: true };
}
