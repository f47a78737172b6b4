import { partRefundState } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import {
  isRefundRefusal,
  isRefusedForBank,
  type RefundRefusal,
} from '@thriftline/domain/payments/refund-failure-texts';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { markPayoutDirty } from '../../orders/mark-payout-dirty.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { rememberUnfinished } from '../records/unfinished-payments.ts';
import { retrieveIntent } from '../stripe/intents.ts';
import { refundPart } from '../stripe/refunds.ts';
import { stripeCode } from '../stripe/stripe-errors.ts';
import { notifyOnFailedRefund } from './notify-on-failed-refund.ts';
import { renewRefundKey } from './renew-refund-key.ts';

/** What became of a part that was to be sent: it is back, it was refused for good, or there was nothing to do. */
export type SentPart = 'sent' | 'refused' | 'idle';

/** Whether the part that was read is still due, and nobody has tried to send it since: each try that came back or was refused is counted. */
const isStillDue = (record: Payment, seen: Payment) =>
  partRefundState(record) === 'due' && record.refundTries === seen.refundTries;

/**
 * Writes down that so many cents are back in all, by which refund if it was sent here. Where somebody wrote how much is back since the
 * record was read, that stays, and is looked at again: it may be the newer answer.
 */
async function writeSent(
  seen: Payment,
  { cents, refundId }: { cents: number; refundId?: string },
): Promise<void> {
  const { paymentIntentId } = seen;
  const document = paymentDocument(paymentIntentId);
  const isToCheck = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record?.partRefund === undefined || !isStillDue(record, seen)) return false;
    const isOvertaken = record.amountRefunded !== seen.amountRefunded;
    const { failure: _failure, ...part } = record.partRefund;
    transaction.update(document, {
      ...(!isOvertaken && { amountRefunded: cents }),
      refundDue: false,
      partRefund: { ...part, ...(refundId !== undefined && { refundId }) },
    });
    markPayoutDirty(transaction, paymentIntentId, Date.now());
    return isOvertaken && record.amountRefunded !== cents;
  });
  if (isToCheck) await rememberUnfinished(paymentIntentId, { hasFailed: false }, Date.now());
}

/**
 * Writes down that the part cannot be sent, and why. What was decided stays the buyer's, and due where the bank had the money and gave it
 * back meanwhile.
 */
async function writeRefused(seen: Payment, refusal: RefundRefusal): Promise<void> {
  const { paymentIntentId } = seen;
  const document = paymentDocument(paymentIntentId);
  const isWritten = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record === undefined || !isStillDue(record, seen)) return false;
    if (isRefusedForBank(refusal) && record.dispute?.stage === 'won') {
      transaction.update(document, { refundTries: FieldValue.increment(1) });
      return false;
    }
    transaction.update(document, {
      refundDue: false,
      refundTries: FieldValue.increment(1),
      'partRefund.failure': refusal,
    });
    return true;
  });
  if (!isWritten) return;
  logger.error('A part of a payment cannot be sent back', { paymentIntentId, refusal });
  await notifyOnFailedRefund(paymentIntentId);
}

/**
 * Sends the part of a payment that its record says is due, or as much of it as did not go back elsewhere meanwhile. Doing it again,
 * or from several places at once, sends it once. A refusal for good is written down and ends it.
 */
export async function sendPartRefund(paymentIntentId: string): Promise<SentPart> {
  const record = await read(paymentDocument(paymentIntentId));
  if (record?.partRefund === undefined || partRefundState(record) !== 'due') return 'idle';
  const { until } = record.partRefund;
  // Asked after the record was read: what came back to the shop and is due again for that is not counted as sent.
  const { refunded } = await retrieveIntent(paymentIntentId);
  if (refunded >= until) {
    await writeSent(record, { cents: refunded });
    return 'sent';
  }
  const tries = record.refundTries ?? 0;
  try {
    const { id, isReplayed } = await refundPart(paymentIntentId, { cents: until - refunded, until, tries });
    await writeSent(record, { cents: until, refundId: id });
    if (isReplayed) await rememberUnfinished(paymentIntentId, { hasFailed: false }, Date.now());
    return 'sent';
  } catch (error) {
    const code = await stripeCode(error);
    if (isRefundRefusal(code)) {
      await writeRefused(record, code);
      return 'refused';
    }
    await renewRefundKey(paymentIntentId, record.refundTries, error);
    throw error;
  }
}
