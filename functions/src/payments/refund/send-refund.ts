import { invariant } from '@thriftline/domain/base/invariant';
import { centsDueBack } from '@thriftline/domain/payments/card-fee-kept';
import type { Payment } from '@thriftline/domain/payments/payment';
import { advance, next } from '@thriftline/domain/payments/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payments/payment-state';
import {
  isRefundRefusal,
  isRefusedForBank,
  type RefundRefusal,
} from '@thriftline/domain/payments/refund-failure-texts';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { rememberUnfinished } from '../records/unfinished-payments.ts';
import type { Refund } from '../stripe/refunds.ts';
import { stripeCode } from '../stripe/stripe-errors.ts';
import { notifyOnFailedRefund } from './notify-on-failed-refund.ts';
import { reopenLostBookings } from './reopen-lost-bookings.ts';
import { requestRefund } from './request-refund.ts';

/** What became of a refund that was asked for: the provider took it, or refuses it for good. */
export type SentRefund = { refund: Refund } | { refused: RefundRefusal };

/** Writes down that the money went, unless somebody did, and unless this very refund came back meanwhile. */
async function writeSent(paymentIntentId: string, { id: refundId, isPending }: Refund): Promise<void> {
  const document = paymentDocument(paymentIntentId);
  await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    const state = paymentState({ record });
    if (record === undefined || record.refundId !== undefined || record.failedRefundId === refundId) return;
    const sent = advance(state, isPending ? 'refundAccepted' : 'refundSent');
    transaction.update(document, {
      ...recordFields(sent),
      refundId,
      refundFailure: FieldValue.delete(),
      // A part had gone before the rest did: by now all of it went. Where the card fee is kept, it never was all.
      ...((record.amountRefunded !== undefined || record.cardFeeKept !== undefined) && {
        amountRefunded: Math.max(record.amountRefunded ?? 0, centsDueBack(record)),
      }),
    });
  });
}

/**
 * Writes down that the money cannot be sent back, and why: nobody tries again until an admin says so. Where the bank had it and gave it
 * back meanwhile, it stays due; and where somebody has tried since the record was read, what became of that counts.
 */
async function writeRefused(paymentIntentId: string, seen: Payment, refusal: RefundRefusal): Promise<void> {
  const document = paymentDocument(paymentIntentId);
  const isWritten = await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    const refused = next(paymentState({ record }), 'refundRefused');
    if (record === undefined || refused === undefined || record.refundTries !== seen.refundTries)
      return false;
    if (isRefusedForBank(refusal) && record.dispute?.stage === 'won') {
      transaction.update(document, { refundTries: FieldValue.increment(1) });
      return false;
    }
    transaction.update(document, {
      ...recordFields(refused),
      // The refusal was saved under the key: the next try of an admin's is to be heard.
      refundTries: FieldValue.increment(1),
      refundFailure: refusal,
    });
    return true;
  });
  if (!isWritten) return;
  logger.error('A refund is refused for good', { paymentIntentId, refusal });
  await notifyOnFailedRefund(paymentIntentId);
}

/**
 * Carries out a refund that its record says is due. Doing it again, or from several places at once, sends the money
 * once: Stripe gives back no more than it took. A refusal for good is written down and ends it.
 */
export async function sendRefund(paymentIntentId: string, productId: string): Promise<SentRefund> {
  await reopenLostBookings(productId);
  const record = await read(paymentDocument(paymentIntentId));
  invariant(record !== undefined, `a refund is recorded before it is sent: ${paymentIntentId}`);
  let refund: Refund;
  try {
    refund = await requestRefund(paymentIntentId, record);
  } catch (error) {
    const code = await stripeCode(error);
    if (!isRefundRefusal(code)) throw error;
    await writeRefused(paymentIntentId, record, code);
    return { refused: code };
  }
  if (refund.isReplayed) await rememberUnfinished(paymentIntentId, { hasFailed: false }, Date.now());
  await writeSent(paymentIntentId, refund);
  return { refund };
}
