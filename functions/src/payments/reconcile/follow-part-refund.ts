import { partRefundState } from '@thriftline/domain/payments/part-refund';
import { MAX_FAILED_REFUNDS, type Payment } from '@thriftline/domain/payments/payment';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { markPayoutDirty } from '../../orders/mark-payout-dirty.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { isSameOfRefunds } from '../records/same-refunds.ts';
import type { RefundedIntent } from '../stripe/refunded-intent.ts';
import type { Refund } from '../stripe/refunds.ts';

/**
 * What following a part that goes back changed, if anything: it is to be sent again, or nobody tries any more. Or somebody else wrote
 * something about the refunds since the record was read.
 */
export type PartNews = 'due' | 'givenUp' | 'noted' | 'overtaken' | undefined;

/** The bank sent the part back: it is due again, unless that happened too often. */
async function reopenPart({ intent }: RefundedIntent, seen: Payment, failed: Refund): Promise<PartNews> {
  const { id } = intent;
  const document = paymentDocument(id);
  const news = await firestore().runTransaction(async (transaction): Promise<PartNews> => {
    const record = await read(document, transaction);
    const part = record?.partRefund;
    if (record === undefined || part === undefined || !isSameOfRefunds(record, seen)) return 'overtaken';
    const failures = part.failures + 1;
    const isLast = failures >= MAX_FAILED_REFUNDS;
    transaction.update(document, {
      amountRefunded: intent.refunded,
      refundDue: !isLast,
      refundTries: FieldValue.increment(1),
      partRefund: {
        until: part.until,
        failures,
        ...(isLast && { failure: failed.failure ?? 'unknown' }),
      },
    });
    markPayoutDirty(transaction, id, Date.now());
    return isLast ? 'givenUp' : 'due';
  });
  if (news !== 'overtaken')
    logger.error('A part of a payment came back', {
      paymentIntentId: id,
      refundId: failed.id,
      why: failed.failure,
    });
  return news;
}

/** What could not be sent here went in the provider's dashboard. */
async function noteSentElsewhere({ intent }: RefundedIntent, seen: Payment): Promise<PartNews> {
  const { id, refunded } = intent;
  const document = paymentDocument(id);
  return firestore().runTransaction(async (transaction): Promise<PartNews> => {
    const record = await read(document, transaction);
    if (record?.partRefund === undefined || !isSameOfRefunds(record, seen)) return 'overtaken';
    const { failure: _failure, ...partRefund } = record.partRefund;
    transaction.update(document, { partRefund, amountRefunded: refunded });
    markPayoutDirty(transaction, id, Date.now());
    return 'noted';
  });
}

/**
 * Brings the part of a payment that an admin gave its buyer in line with the provider's refunds, which were asked for after the record
 * was read. Doing it again changes nothing.
 */
export async function followPartRefund(found: RefundedIntent, record: Payment): Promise<PartNews> {
  const { partRefund: part } = record;
  if (part === undefined) return undefined;
  const isBack = found.intent.refunded >= part.until;
  if (isBack) return partRefundState(record) === 'failed' ? noteSentElsewhere(found, record) : undefined;
  if (partRefundState(record) !== 'sent') return undefined;
  const failed = found.refunds.filter(({ isFailed }) => isFailed);
  // What was found to be back, since its answer got lost or it went in the dashboard, has no name in the record.
  const missing = failed.find(({ id }) => id === part.refundId) ?? failed[0];
  return missing && reopenPart(found, record, missing);
}
