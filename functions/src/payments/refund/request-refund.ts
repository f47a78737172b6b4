import { centsDueBack } from '@thriftline/domain/payments/card-fee-kept';
import type { Payment } from '@thriftline/domain/payments/payment';
import { isRefundRefusal } from '@thriftline/domain/payments/refund-failure-texts';
import { type Refund, refundIntent, refundUntil } from '../stripe/refunds.ts';
import { stripeCode } from '../stripe/stripe-errors.ts';
import { renewRefundKey } from './renew-refund-key.ts';

/** Asks Stripe for the refund of a payment as it was recorded. After an error the next time asks under a key of its own. */
export async function requestRefund(
  paymentIntentId: string,
  record: Pick<Payment, 'amount' | 'refundTries' | 'cardFeeKept'>,
): Promise<Refund> {
  try {
    const { amount, refundTries: tries = 0 } = record;
    const until = centsDueBack(record);
    if (until < amount) return await refundUntil(paymentIntentId, { until, tries });
    return await refundIntent(paymentIntentId, { amount, tries });
  } catch (error) {
    // A refusal for good ends the refund, which changes the key, too.
    if (!isRefundRefusal(await stripeCode(error)))
      await renewRefundKey(paymentIntentId, record.refundTries, error);
    throw error;
  }
}
