import { invariant } from '@thriftline/domain/invariant';
import { isRefundRefusal } from '@thriftline/domain/refund-words';
import { read } from '../../firestore/collection.ts';
import { paymentDocument } from '../records/payments.ts';
import { type Refund, refundIntent } from '../stripe/refunds.ts';
import { stripeCode } from '../stripe/stripe-errors.ts';
import { renewRefundKey } from './renew-refund-key.ts';

/** Asks Stripe for the refund of a recorded payment. After an error the next time asks under a key of its own. */
export async function requestRefund(paymentIntentId: string): Promise<Refund> {
  const record = await read(paymentDocument(paymentIntentId));
  invariant(record !== undefined, `a refund is recorded before it is sent: ${paymentIntentId}`);
  try {
    return await refundIntent(paymentIntentId, { amount: record.amount, tries: record.refundTries ?? 0 });
  } catch (error) {
    // A refusal for good ends the refund, which changes the key, too.
    if (!isRefundRefusal(await stripeCode(error))) await renewRefundKey(paymentIntentId, error);
    throw error;
  }
}
