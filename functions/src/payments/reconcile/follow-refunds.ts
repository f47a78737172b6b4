import { STRIPE_DASHBOARD } from '@thriftline/domain/accounts/audit-entry';
import { centsDueBack } from '@thriftline/domain/payments/card-fee-kept';
import { MAX_FAILED_REFUNDS, type Payment } from '@thriftline/domain/payments/payment';
import { advance } from '@thriftline/domain/payments/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payments/payment-state';
import { DASHBOARD_REFUND } from '@thriftline/domain/payments/refund-reason-texts';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { markPayoutDirty } from '../../orders/mark-payout-dirty.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentName } from '../records/payment-name.ts';
import { paymentDocument } from '../records/payments.ts';
import { isSameOfRefunds } from '../records/same-refunds.ts';
import { rememberUnfinished } from '../records/unfinished-payments.ts';
import { decideRefund } from '../refund/decide-refund.ts';
import { notifyOnFailedRefund, notifyOnReturnedPart } from '../refund/notify-on-failed-refund.ts';
import { sendPartRefund } from '../refund/send-part-refund.ts';
import { sendRefund } from '../refund/send-refund.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import type { Intent } from '../stripe/intents.ts';
import { type RefundedIntent, retrieveRefundedIntent } from '../stripe/refunded-intent.ts';
import { centsOf, type Refund } from '../stripe/refunds.ts';
import { followPartRefund } from './follow-part-refund.ts';

/** What following the refunds of a payment changed, if anything. */
export type RefundNews = 'settled' | 'undone' | 'sentAgain' | 'givenUp' | 'noted' | undefined;

/** What one look at them led to: news, or somebody else wrote something about the payment since it was looked at. */
type Look = RefundNews | 'overtaken';

/** Looks that one call takes at most: each finds news, or is overtaken by a step of the payment, and it has few. */
const MOST_LOOKS = 8;

/** All the money of a recorded sale went back in Stripe's dashboard: the sale is undone here too. */
async function undoRefundedSale(intent: Intent, seen: Payment): Promise<Look> {
  const document = paymentDocument(intent.id);
  const undone = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    const state = paymentState({ record });
    if (record === undefined || (state !== 'recorded' && state !== 'disputed')) return false;
    if (!isSameOfRefunds(record, seen)) return false;
    const move = { act: 'sendBack', by: 'shop', state: 'refunded' } as const;
    await decideRefund(transaction, record, { reason: DASHBOARD_REFUND, move });
    writeAudit(transaction, STRIPE_DASHBOARD, {
      what: 'refundPayment',
      document,
      aboutName: paymentName(record),
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
async function noteBack({ id, refunded }: Intent, seen: Payment): Promise<Look> {
  if ((seen.amountRefunded ?? 0) === refunded) return undefined;
  const document = paymentDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record === undefined || !isSameOfRefunds(record, seen)) return 'overtaken';
    transaction.update(document, { amountRefunded: refunded });
    markPayoutDirty(transaction, id, Date.now());
    return 'noted';
  });
}

/** The bank sent a refund back: what is missing is sent again, unless that happened too often. */
async function followReturned(
  { intent, refunds }: RefundedIntent,
  seen: Payment,
  failed: Refund,
): Promise<Look> {
  const document = paymentDocument(intent.id);
  const times = refunds.filter(({ isFailed }) => isFailed).length;
  // What went in the provider's dashboard since needs no more tries: asked for again, it is what is found.
  const isLast = times >= MAX_FAILED_REFUNDS && centsOf(refunds) < centsDueBack(seen);
  const taken = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    // Somebody else took it back meanwhile, and may not know of what went since.
    if (record === undefined || !isSameOfRefunds(record, seen)) return false;
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
    await notifyOnFailedRefund(intent.id);
    return 'givenUp';
  }
  await sendRefund(intent.id, intent.productId);
  return 'sentAgain';
}

/**
 * Of all the money of a payment, which may have gone in several refunds, the one that the bank sent back; undefined when all of it went and
 * the record names what went.
 */
function missingRefund({ refunds }: RefundedIntent, record: Payment): Refund | undefined {
  const failed = refunds.filter(({ isFailed }) => isFailed);
  const named = failed.find(({ id }) => id === record.refundId);
  return named ?? (centsOf(refunds) < centsDueBack(record) ? failed[0] : undefined);
}

/** The bank confirmed a refund that had been on its way. */
async function confirmRefund(paymentIntentId: string, seen: Payment): Promise<Look> {
  const document = paymentDocument(paymentIntentId);
  return firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    if (record === undefined || !isSameOfRefunds(record, seen)) return 'overtaken';
    transaction.update(document, recordFields(advance('refundPending', 'refundSent')));
    return 'noted';
  });
}

async function noteRefundedPart(found: RefundedIntent, record: Payment): Promise<Look> {
  const { intent } = found;
  const news = await followPartRefund(found, record);
  if (news === 'due') {
    await sendPartRefund(intent.id);
    return 'sentAgain';
  }
  if (news === 'givenUp') await notifyOnFailedRefund(intent.id);
  if (news !== undefined) return news;
  await notifyOnReturnedPart(record, found);
  return noteBack(intent, record);
}

/** Money that no record tells of is settled. The call that did so first may not have known that it is back. */
async function settleFirst(intent: Intent): Promise<Look> {
  if (intent.status !== 'succeeded') return undefined;
  const { outcome } = await settlePayment(intent);
  return outcome === 'recorded' && intent.refunded > 0 ? 'overtaken' : 'settled';
}

/**
 * The call that sends a refund writes it down after its answer. One that the bank has sent back by then is news that nobody tells again: the
 * payment is looked at once more when the sender is done.
 */
async function lookLater({ intent, refunds }: RefundedIntent, record: Payment): Promise<undefined> {
  const isNew = refunds.some(({ id, isFailed }) => isFailed && id !== record.failedRefundId);
  if (isNew) await rememberUnfinished(intent.id, { hasFailed: false }, Date.now());
}

async function lookAtRefunds(paymentIntentId: string): Promise<Look> {
  // The record first: the provider's answer is then newer than what any other answer made of it, or the record has changed by the time of writing.
  const record = await read(paymentDocument(paymentIntentId));
  const found = await retrieveRefundedIntent(paymentIntentId);
  const { intent, refunds } = found;
  if (record === undefined) return settleFirst(intent);
  const isAllBack = intent.refunded >= intent.amount;
  switch (paymentState({ record })) {
    case 'disputed':
    case 'recorded':
      return isAllBack ? undoRefundedSale(intent, record) : noteRefundedPart(found, record);
    case 'refundPending':
    case 'refunded': {
      const failed = missingRefund(found, record);
      if (failed) return followReturned(found, record, failed);
      const current = refunds.find(({ id }) => id === record.refundId);
      if (record.refundPending === true && current?.isPending === false) {
        return confirmRefund(paymentIntentId, record);
      }
      // The card fee that was kept went back in the provider's dashboard.
      return intent.refunded > centsDueBack(record) ? noteBack(intent, record) : undefined;
    }
    case 'refundFailed':
      if (intent.refunded < centsDueBack(record)) return noteBack(intent, record);
      return 'refused' in (await sendRefund(intent.id, intent.productId)) ? undefined : 'noted';
    case 'refundDue':
      // It is sent by whoever decided it, or by the reconciliation.
      return lookLater(found, record);
    default:
      return undefined;
  }
}

/**
 * Brings a payment's record in line with its refunds at Stripe, whoever made them: one that was sent in Stripe's own
 * dashboard, in whole or in part, and one that the bank sent back days later. Doing it again changes nothing. Where somebody else
 * writes meanwhile, who knows less or other things, it looks again; and so it does after writing, as whoever asked later and found nothing
 * to change did not see that. Gives the first news; throws when that does not end.
 */
export async function followRefunds(paymentIntentId: string): Promise<RefundNews> {
  let news: RefundNews;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const found = await lookAtRefunds(paymentIntentId);
    if (found === undefined) return news;
    if (found !== 'overtaken') news ??= found;
  }
  throw new Error(`The refunds of ${paymentIntentId} change while they are looked at`);
}
