import type { Stripe } from 'stripe';
import type { Parameters } from '../protocol/parameters.ts';
import { assertCancelable, move } from './intent-states.ts';
import type { PaymentContext } from './payment-context.ts';

export const CANCEL_PARAMETERS = ['cancellation_reason'] as const;

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

/** Cancels an open intent, so that nobody can pay with it any more. */
export function cancelIntent(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  parameters: Parameters,
): Stripe.PaymentIntent {
  const reason = parameters.oneOf('cancellation_reason', REASONS) ?? null;
  assertCancelable(intent);
  move(intent, 'canceled');
  intent.canceled_at = context.now();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  intent.processing = null;
  context.store.changed();
  context.emit('payment_intent.canceled', intent);
  return intent;
}
