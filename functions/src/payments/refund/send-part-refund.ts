import { partRefundState } from '@thriftline/domain/part-refund';
import { isRefundRefusal, isRefusedForBank, type RefundRefusal } from '@thriftline/domain/refund-words';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { markUnsettled } from '../../orders/mark-unsettled.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { rememberUnfinished } from '../records/unfinished-payments.ts';
import { retrieveIntent } from '../stripe/intents.ts';
import { refundPart } from '../stripe/refunds.ts';
import { stripeCode } from '../stripe/stripe-errors.ts';
import { renewRefundKey } from './renew-refund-key.ts';
import { tellOfFailedRefund } from './tell-of-failed-refund.ts';

/** What became of a part that was to be sent: it is back, it was refused for good, or there was nothing to do. */
export type SentPart = 'sent' | 'refused' | 'idle';

/** Writes down that so many cents are back in all, by which refund if it was sent here, unless all of it goes back by now. */
async function writeSent(
  paymentIntentId: string,
  cents: number,
  refundId: string | undefined,
): Promise<void> {
  const document = paymentDocument(paymentIntentId);
  await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record?.partRefund === undefined || partRefundState(record) !== 'due') return;
    const { failure: _failure, ...part } = record.partRefund;
    transaction.update(document, {
      amountRefunded: cents,
      refundDue: false,
      partRefund: { ...part, ...(refundId !== undefined && { refundId }) },
    });
    markUnsettled(transaction, paymentIntentId, Date.now());
  });
}

/**
 * Writes down that the part cannot be sent, and why. What was decided stays the buyer's, and due where the bank had the money and gave it
 * back meanwhile.
 */
async function writeRefused(paymentIntentId: string, refusal: RefundRefusal): Promise<void> {
  const document = paymentDocument(paymentIntentId);
  const isWritten = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record === undefined || partRefundState(record) !== 'due') return false;
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
  await tellOfFailedRefund(paymentIntentId);
}

/**
 * Sends the part of a payment that its record says is due, or as much of it as did not go back elsewhere meanwhile. Doing it again,
 * or from several places at once, sends it once. A refusal for good is written down and ends it.
 */
export async function sendPartRefund(paymentIntentId: string): Promise<SentPart> {
  const { refunded } = await retrieveIntent(paymentIntentId);
  const record = await read(paymentDocument(paymentIntentId));
  if (record?.partRefund === undefined || partRefundState(record) !== 'due') return 'idle';
  const { until } = record.partRefund;
  if (refunded >= until) {
    await writeSent(paymentIntentId, refunded, undefined);
    return 'sent';
  }
  const tries = record.refundTries ?? 0;
  try {
    const { id, isReplayed } = await refundPart(paymentIntentId, { cents: until - refunded, until, tries });
    await writeSent(paymentIntentId, until, id);
    if (isReplayed) await rememberUnfinished(paymentIntentId, { hasFailed: false }, Date.now());
    return 'sent';
  } catch (error) {
    const code = await stripeCode(error);
    if (isRefundRefusal(code)) {
      await writeRefused(paymentIntentId, code);
      return 'refused';
    }
    await renewRefundKey(paymentIntentId, error);
    throw error;
  }
}
