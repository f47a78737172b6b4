import { invariant } from '@thriftline/domain/invariant';
import { advance } from '@thriftline/domain/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payment-state';
import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { type Refund, refundIntent } from '../stripe/refunds.ts';
import { isSavedUnderKey } from '../stripe/stripe-errors.ts';
import { reopenLostBookings } from './reopen-lost-bookings.ts';

/** Asks Stripe for the refund. After an error the record gets a new try, with a key under which no error is saved. */
async function refundOnce(paymentIntentId: string): Promise<Refund> {
  const document = paymentDocument(paymentIntentId);
  const record = await read(document);
  invariant(record !== undefined, `a refund is recorded before it is sent: ${paymentIntentId}`);
  try {
    return await refundIntent(paymentIntentId, record.refundTries ?? 0);
  } catch (error) {
    if (await isSavedUnderKey(error)) await document.update({ refundTries: FieldValue.increment(1) });
    throw error;
  }
}

/** Writes down that the money went, unless somebody did, and unless this very refund came back meanwhile. */
async function writeSent(paymentIntentId: string, refundId: string): Promise<void> {
  const document = paymentDocument(paymentIntentId);
  await firestore().runTransaction(async (transaction) => {
    const record = await read(document, transaction);
    const state = paymentState({ record });
    if (record === undefined || state === 'refunded' || record.failedRefundId === refundId) return;
    transaction.update(document, { ...recordFields(advance(state, 'refundSent')), refundId });
  });
}

/**
 * Carries out a refund that its record says is due. Doing it again, or from several places at once, sends the money
 * once: Stripe gives back no more than it took. Gives the refund's id.
 */
export async function sendRefund(paymentIntentId: string, productId: string): Promise<string> {
  await reopenLostBookings(productId);
  const refund = await refundOnce(paymentIntentId);
  await writeSent(paymentIntentId, refund.id);
  return refund.id;
}
