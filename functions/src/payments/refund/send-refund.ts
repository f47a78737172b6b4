import { advance } from '@thriftline/domain/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payment-state';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import { paymentDocument } from '../records/payments.ts';
import { reopenLostBookings } from './reopen-lost-bookings.ts';
import { requestRefund } from './request-refund.ts';

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
  const refund = await requestRefund(paymentIntentId);
  await writeSent(paymentIntentId, refund.id);
  return refund.id;
}
