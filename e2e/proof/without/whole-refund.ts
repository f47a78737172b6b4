import type { refundRequest as safeguard } from '@thriftline/functions/payments/stripe/refund-request';

/** A refund is of half a dollar. */
export const refundRequest: typeof safeguard = (paymentIntentId) => ({
  payment_intent: paymentIntentId,
  amount: 50,
});
