import type { Stripe } from 'stripe';
import type { PaymentContext } from './payment-context.ts';

/** The bank confirms a refund that was pending. */
export function settleRefund({ store, emit }: PaymentContext, refund: Stripe.Refund): Stripe.Refund {
  if (refund.status !== 'pending') return refund;
  refund.status = 'succeeded';
  delete refund.pending_reason;
  store.changed();
  emit('refund.updated', refund, { status: 'pending' });
  return refund;
}
