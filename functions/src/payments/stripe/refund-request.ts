import type { Stripe } from 'stripe';

/** What is asked of Stripe to refund an intent. It names no amount: all that is left of the money goes back. */
export function refundRequest(paymentIntentId: string): Stripe.RefundCreateParams {
  return { payment_intent: paymentIntentId };
}
