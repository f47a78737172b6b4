import { advance } from '@thriftline/domain/payment-machine';
import { recordFields } from '@thriftline/domain/payment-state';
import { paymentDocument } from '../stores/payments.ts';
import { refundIntent } from '../stores/stripe-intents.ts';
import { reopenLostBookings } from './reopen-lost-bookings.ts';

/**
 * Carries out a refund that its record says is due. Doing it again, or from several places at once, sends the money
 * once: Stripe knows the refund by its key, and what was sent long ago it refuses to send again. Gives the refund's id.
 */
export async function sendRefund(paymentIntentId: string, productId: string): Promise<string> {
  await reopenLostBookings(productId);
  const refundId = await refundIntent(paymentIntentId);
  const sent = recordFields(advance('refundDue', 'refundSent'));
  await paymentDocument(paymentIntentId).update({ ...sent, refundId });
  return refundId;
}
