import type { PaymentStatus } from '@thriftline/domain/payments/payment';
import { settlePayment } from '../settle/settle-payment.ts';
import { retrieveIntent } from '../stripe/intents.ts';

/** Settles money that Stripe has and no record tells of, and says what became of it. */
export async function settleUnrecorded(paymentIntentId: string): Promise<PaymentStatus> {
  return (await settlePayment(await retrieveIntent(paymentIntentId))).outcome;
}
