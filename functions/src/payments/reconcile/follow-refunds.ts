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
import { tellOfFailedRefund } from '../refund/tell-of-failed-refund.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { type Intent, retrieveIntent } from '../stripe/intents.ts';
import { centsOf, type Refund, refundsOf } from '../stripe/refunds.ts';
import { followPartRefund } from './follow-part-refund.ts';

/** What following the refunds of a payment changed, if anything. */
export type RefundNews = 'settled' | 'undone' | 'sentAgain' | 'givenUp' | 'noted' | undefined;

/** What one look at them led to: news, or somebody else wrote something about the payment since it was looked at. */
type Look = RefundNews | 'overtaken';

/** Looks that one call takes at most: each is overtaken by a step of the payment, and it has few. */
const MOST_LOOKS = 5;

/** All the money of a recorded sale went back in Stripe's dashboard: the sale is undone here too. */
async function undoRefundedSale(intent: Intent): Promise<Look> {
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
  if (!undone) return 'overtaken';
  await sendRefund(intent.id, intent.productId);
  return 'undone';
}

/** Says how much is back of money that did not go as a whole; nothing where no part ever was. */
function backFields({ amountRefunded = 0 }: Payment, cents: number): Pick<Payment, 'amountRefunded'> {
  return amountRefunded === cents ? {} : { amountRefunded: cents };
}

/** Writes down how much is back by the provider's word, where the record says something else. */
async function noteBack({ id, refunded }: Intent, record: Payment): Promise<RefundNews> {
  if ((record.amountRefunded ?? 0) === refunded) return undefined;
  await firestore().runTransaction(async (transaction) => {
    transaction.update(paymentDocument(id), { amountRefunded: refunded });
    markUnsettled(transaction, id, Date.now());
  });
  return 'noted';
}

/** The bank sent a refund back: what is missing is sent again, unless that happened too often. */
async function takeBack(
  intent: Intent,
  seen: Payment,
  failed: Refund,
  refunds: readonly Refund[],
): Promise<Look> {
  const document = paymentDocument(intent.id);
  const times = refunds.filter(({ isFailed }) => isFailed).length;
  // What went in the provider's dashboard since needs no more tries: asked for again, it is what is found.
  const isLast = times >= MAX_FAILED_REFUNDS && centsOf(refunds) < intent.amount;
  const taken = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    // Somebody else took it back meanwhile, and may not know of what went since.
    if (record?.status !== 'refunded' || record.refundId !== seen.refundId) return false;
    const event = isLast ? 'refundGivenUp' : 'refundReturned';
    transaction.update(document, {
      ...recordFields(advance(paymentState({ record }), event)),
      refundId: FieldValue.delete(),
      refundTries: FieldValue.increment(1),
      failedRefundId: failed.id,
      ...backFields(record, intent.refunded),
      refundFailure: failed.failure ?? 'unknown',
    });
    return true;
  });
  if (!taken) return 'overtaken';
  logger.error('A refund came back', {
    paymentIntentId: intent.id,
    refundId: failed.id,
    why: failed.failure,
  });
  if (isLast) {
    await tellOfFailedRefund(intent.id);
    return 'givenUp';
  }
  await sendRefund(intent.id, intent.productId);
  return 'sentAgain';
}

/**
 * Of all the money of a payment, which may have gone in several refunds, the one that the bank sent back; undefined when all of it went and
 * the record names what went.
 */
function missingRefund(intent: Intent, record: Payment, refunds: readonly Refund[]): Refund | undefined {
  const failed = refunds.filter(({ isFailed }) => isFailed);
  const named = failed.find(({ id }) => id === record.refundId);
  return named ?? (centsOf(refunds) < intent.amount ? failed[0] : undefined);
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
  if (news === 'givenUp') await tellOfFailedRefund(intent.id);
  return news ?? noteBack(intent, record);
}

/** Money that no record tells of is settled. Whoever did so first may not have known that it is back. */
async function settleFirst(intent: Intent): Promise<Look> {
  if (intent.status !== 'succeeded') return undefined;
  const { outcome } = await settlePayment(intent);
  return outcome === 'recorded' && intent.refunded > 0 ? 'overtaken' : 'settled';
}

async function lookAtRefunds(paymentIntentId: string): Promise<Look> {
  const intent = await retrieveIntent(paymentIntentId);
  const record = await read(paymentDocument(paymentIntentId));
  if (record === undefined) return settleFirst(intent);
  const isAllBack = intent.refunded >= intent.amount;
  switch (paymentState({ record })) {
    case 'disputed':
    case 'recorded':
      return isAllBack ? undoRefundedSale(intent) : noteRefundedPart(intent, record);
    case 'refundPending':
    case 'refunded': {
      const refunds = await refundsOf(paymentIntentId);
      const current = refunds.find(({ id }) => id === record.refundId);
      const failed = missingRefund(intent, record, refunds);
      if (failed) return takeBack(intent, record, failed, refunds);
      return record.refundPending === true && current?.isPending === false
        ? confirmRefund(paymentIntentId, current)
        : undefined;
    }
    case 'refundFailed':
      if (!isAllBack) return noteBack(intent, record);
      await sendRefund(intent.id, intent.productId);
      return 'noted';
    default:
      // A refund that is due is sent by whoever decided it, or by the reconciliation.
      return undefined;
  }
}

/**
 * Brings a payment's record in line with its refunds at Stripe, whoever made them: one that was sent in Stripe's own
 * dashboard, in whole or in part, and one that the bank sent back days later. Doing it again changes nothing. Where somebody else
 * writes meanwhile, who knows less or other things, it looks again; throws when that does not end.
 */
export async function followRefunds(paymentIntentId: string): Promise<RefundNews> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const found = await lookAtRefunds(paymentIntentId);
    if (found !== 'overtaken') return found;
  }
  throw new Error(`The refunds of ${paymentIntentId} change while they are looked at`);
}
