import { partRefundState } from '@thriftline/domain/part-refund';
import { MAX_FAILED_REFUNDS, type Payment } from '@thriftline/domain/payment';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { markUnsettled } from '../../orders/mark-unsettled.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import type { Intent } from '../stripe/intents.ts';
import { centsOf, type Refund, refundsOf } from '../stripe/refunds.ts';

/** What following a part that goes back changed, if anything: it is to be sent again, or nobody tries any more. */
export type PartNews = 'due' | 'givenUp' | 'noted' | undefined;

/** What a payment's record said of its part, and what the provider said after that. */
interface Seen {
  part: NonNullable<Payment['partRefund']>;
  refunds: readonly Refund[];
  failed: Refund;
}

/** The bank sent the part back: it is due again, unless that happened too often. */
async function takeBack(id: string, { part: seen, refunds, failed }: Seen): Promise<PartNews> {
  const document = paymentDocument(id);
  const news = await firestore().runTransaction(async (transaction): Promise<PartNews> => {
    const record = await read(document, transaction);
    const part = record?.partRefund;
    if (record === undefined || part === undefined || partRefundState(record) !== 'sent') return undefined;
    if (part.refundId !== seen.refundId) return undefined;
    const failures = part.failures + 1;
    const isLast = failures >= MAX_FAILED_REFUNDS;
    transaction.update(document, {
      amountRefunded: centsOf(refunds),
      refundDue: !isLast,
      refundTries: FieldValue.increment(1),
      partRefund: {
        until: part.until,
        failures,
        ...(isLast && { failure: failed.failure ?? 'unknown' }),
      },
    });
    markUnsettled(transaction, id, Date.now());
    return isLast ? 'givenUp' : 'due';
  });
  if (news)
    logger.error('A part of a payment came back', {
      paymentIntentId: id,
      refundId: failed.id,
      why: failed.failure,
    });
  return news;
}

/** What could not be sent here went in the provider's dashboard. */
async function noteSentElsewhere({ id, refunded }: Intent): Promise<PartNews> {
  const document = paymentDocument(id);
  return firestore().runTransaction(async (transaction): Promise<PartNews> => {
    const record = await read(document, transaction);
    if (record?.partRefund === undefined || partRefundState(record) !== 'failed') return undefined;
    const { failure: _failure, ...partRefund } = record.partRefund;
    transaction.update(document, { partRefund, amountRefunded: refunded });
    markUnsettled(transaction, id, Date.now());
    return 'noted';
  });
}

/** Brings the part of a payment that an admin gave its buyer in line with the provider's refunds. Doing it again changes nothing. */
export async function followPartRefund(intent: Intent, record: Payment): Promise<PartNews> {
  const { partRefund: part } = record;
  if (part === undefined) return undefined;
  const isBack = intent.refunded >= part.until;
  if (isBack) return partRefundState(record) === 'failed' ? noteSentElsewhere(intent) : undefined;
  if (partRefundState(record) !== 'sent') return undefined;
  // Asked after the record was read: what that names is among them.
  const refunds = await refundsOf(intent.id);
  if (centsOf(refunds) >= part.until) return undefined;
  const failed = refunds.filter(({ isFailed }) => isFailed);
  // What was found to be back, since its answer got lost or it went in the dashboard, has no name in the record.
  const missing = failed.find(({ id }) => id === part.refundId) ?? failed[0];
  return missing && takeBack(intent.id, { part, refunds, failed: missing });
}
