import type { Stripe } from 'stripe';
import { book } from '../balance/ledger.ts';
import type { PaymentContext } from './payment-context.ts';

/** Why a bank sends a refund back (https://docs.stripe.com/refunds#failed-refunds). */
export const REFUND_FAILURES = [
  'lost_or_stolen_card',
  'expired_or_canceled_card',
  'declined',
  'unknown',
] as const;

/** The bank sends a refund back, days after it succeeded: the money is on the account again and may be refunded anew. */
export function failRefund(
  { store, emit, now }: PaymentContext,
  refund: Stripe.Refund,
  reason: (typeof REFUND_FAILURES)[number],
): Stripe.Refund {
  const previous = { status: refund.status };
  refund.status = 'failed';
  refund.failure_reason = reason;
  refund.failure_balance_transaction = book(store, {
    account: null,
    kind: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
    at: now(),
  }).id;
  const charge = typeof refund.charge === 'string' ? store.charges.get(refund.charge) : undefined;
  if (charge !== undefined) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  store.changed();
  emit('refund.updated', refund, previous);
  emit('refund.failed', refund);
  return refund;
}
