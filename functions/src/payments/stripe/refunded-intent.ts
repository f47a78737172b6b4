import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { type Intent, toIntent } from './intents.ts';
import { centsOf, type Refund, refundsOf, toRefund } from './refunds.ts';
import { retrieveWithFee } from './retrieve-with-fee.ts';
import { isStripeError } from './stripe-errors.ts';

/** An intent and its refunds, newest first, as they were at one moment: `refunded` is what these refunds make. */
export interface RefundedIntent {
  intent: Intent;
  refunds: Refund[];
}

/**
 * What Stripe says of an intent and its refunds in one answer, so that no refund can fail or be sent between the two. Of a payment with
 * more refunds than come with it, the list that is asked for after it decides alone. Throws `not-found` where there is no such intent.
 */
export async function retrieveRefundedIntent(paymentIntentId: string): Promise<RefundedIntent> {
  try {
    const source = await retrieveWithFee(paymentIntentId, ['refunds']);
    const intent = toIntent(source);
    if (intent !== undefined) {
      const charge = typeof source.latest_charge === 'string' ? null : source.latest_charge;
      const list = charge?.refunds;
      const refunds = list?.has_more ? await refundsOf(paymentIntentId) : (list?.data ?? []).map(toRefund);
      return { intent: { ...intent, refunded: centsOf(refunds) }, refunds };
    }
  } catch (error) {
    if (!(await isStripeError(error, 'resource_missing'))) throw error;
  }
  throw new AppError('not-found', msg`This payment doesn’t exist.`);
}
