import { invariant } from '@thriftline/domain/invariant';
import { read } from '../../firestore/collection.ts';
import { paymentDocument } from '../records/payments.ts';
import { type Refund, refundIntent } from '../stripe/refunds.ts';
import { renewRefundKey } from './renew-refund-key.ts';

/** Asks Stripe for the refund of a recorded payment. After an error the next time asks under a key of its own. */
export async function requestRefund(paymentIntentId: string): Promise<Refund> {
  const record = await read(paymentDocument(paymentIntentId));
  invariant(record !== undefined, `a refund is recorded before it is sent: ${paymentIntentId}`);
  try {
    return await refundIntent(paymentIntentId, record.refundTries ?? 0);
  } catch (error) {
    await renewRefundKey(paymentIntentId, error);
    throw error;
  }
}
