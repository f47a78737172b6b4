import type { refundRequest as safeguard } from '../../../functions/src/payments/stripe/refund-request.ts';

/** A refund is of half a dollar. */
export const refundRequest: typeof safeguard = (paymentIntentId) => ({
  payment_intent: paymentIntentId,
  amount: 50,
});
