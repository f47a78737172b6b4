import { STRIPE_DASHBOARD } from '@thriftline/domain/audit-entry';
import { formatCents } from '@thriftline/domain/money';
import { DASHBOARD_REFUND, MAX_FAILED_REFUNDS, type Payment } from '@thriftline/domain/payment';
import { advance } from '@thriftline/domain/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payment-state';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { markUnsettled } from '../../orders/mark-unsettled.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { decideRefund } from '../refund/decide-refund.ts';
import { sendPartRefund } from '../refund/send-part-refund.ts';
import { sendRefund } from '../refund/send-refund.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { type Intent, retrieveIntent } from '../stripe/intents.ts';
import { type Refund, refundsOf } from '../stripe/refunds.ts';
import { followPartRefund } from './follow-part-refund.ts';

/** What following the refunds of a payment changed, if anything. */
export type RefundNews = 'settled' | 'undone' | 'sentAgain' | 'givenUp' | 'noted' | undefined;

/** All the money of a recorded sale went back in Stripe's dashboard: the sale is undone here too. */
async function undoRefundedSale(intent: Intent): Promise<RefundNews> {
  const document = paymentDocument(intent.id);
  const undone = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    const state = paymentState({ record });
    if (record === undefined || (state !== 'recorded' && state !== 'disputed')) return false;
    const move = { act: 'sendBack', by: 'shop', state: 'refunded' } as const;
    await decideRefund(transaction, record, { reason: DASHBOARD_REFUND, move });
    writeAudit(transaction, STRIPE_DASHBOARD, {
      what: 'refundPayment',
      document,
      aboutName: `${formatCents(record.amount, record.currency)} of ${record.youremail}`,
      why: DASHBOARD_REFUND,
    });
    return true;
  });
  if (!undone) return undefined;
  await sendRefund(intent.id, intent.productId);
  return 'undone';
}

/** The bank sent a refund back, or the part that had gone before the rest did: it is sent again, unless that happened too often. */
async function takeBack(intent: Intent, failed: Refund, times: number): Promise<RefundNews> {
  const document = paymentDocument(intent.id);
  const isLast = times >= MAX_FAILED_REFUNDS;
  const taken = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    const isPart = record?.partRefund?.refundId === failed.id;
    if (record?.status !== 'refunded' || (record.refundId !== failed.id && !isPart)) return false;
    const event = isLast ? 'refundGivenUp' : 'refundReturned';
    transaction.update(document, {
      ...recordFields(advance(paymentState({ record }), event)),
      refundId: FieldValue.delete(),
      ...(isPart && { 'partRefund.refundId': FieldValue.delete() }),
      refundTries: FieldValue.increment(1),
      failedRefundId: failed.id,
      refundFailure: failed.failure ?? 'unknown',
    });
    return true;
  });
  if (!taken) return undefined;
  logger.error('A refund came back', {
    paymentIntentId: intent.id,
    refundId: failed.id,
    why: failed.failure,
  });
  if (isLast) return 'givenUp';
  await sendRefund(intent.id, intent.productId);
  return 'sentAgain';
}

/** The bank confirmed a refund that had been on its way. */
async function confirmRefund(paymentIntentId: string, { id }: Refund): Promise<RefundNews> {
  const document = paymentDocument(paymentIntentId);
  const confirmed = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record?.refundId !== id || record.refundPending !== true) return false;
    transaction.update(document, recordFields(advance('refundPending', 'refundSent')));
    return true;
  });
  return confirmed ? 'noted' : undefined;
}

async function noteRefundedPart(intent: Intent, record: Payment): Promise<RefundNews> {
  const news = await followPartRefund(intent, record);
  if (news === 'due') {
    await sendPartRefund(intent.id);
    return 'sentAgain';
  }
  if (news !== undefined) return news;
  if ((record.amountRefunded ?? 0) === intent.refunded) return undefined;
  await firestore().runTransaction(async (transaction) => {
    transaction.update(paymentDocument(intent.id), { amountRefunded: intent.refunded });
    markUnsettled(transaction, intent.id, Date.now());
  });
  return 'noted';
}

/**
 * Brings a payment's record in line with its refunds at Stripe, whoever made them: one that was sent in Stripe's own
 * dashboard, in whole or in part, and one that the bank sent back days later. Doing it again changes nothing.
 */
export async function followRefunds(paymentIntentId: string): Promise<RefundNews> {
  const intent = await retrieveIntent(paymentIntentId);
  const record = await read(paymentDocument(paymentIntentId));
  if (record === undefined) {
    if (intent.status !== 'succeeded') return undefined;
    await settlePayment(intent);
    return 'settled';
  }
  const isAllBack = intent.refunded >= intent.amount;
  switch (paymentState({ record })) {
    case 'disputed':
    case 'recorded':
      return isAllBack ? undoRefundedSale(intent) : noteRefundedPart(intent, record);
    case 'refundPending':
    case 'refunded': {
      const refunds = await refundsOf(paymentIntentId);
      const current = refunds.find(({ id }) => id === record.refundId);
      const times = refunds.filter(({ isFailed }) => isFailed).length;
      const part = refunds.find(({ id, isFailed }) => isFailed && id === record.partRefund?.refundId);
      const failed = current?.isFailed ? current : part;
      if (failed) return takeBack(intent, failed, times);
      return record.refundPending === true && current?.isPending === false
        ? confirmRefund(paymentIntentId, current)
        : undefined;
    }
    case 'refundFailed':
      if (!isAllBack) return undefined;
      await sendRefund(intent.id, intent.productId);
      return 'noted';
    default:
      // A refund that is due is sent by whoever decided it, or by the reconciliation.
      return undefined;
  }
}
