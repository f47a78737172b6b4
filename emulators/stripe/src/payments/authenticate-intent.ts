import type { Stripe } from 'stripe';
import { chargeCard } from './charge-card.ts';
import { assertChallenged, move } from './intent-states.ts';
import type { PaymentContext } from './payment-context.ts';
import { findPaymentMethod } from './payment-methods.ts';

/** How the payer answered the 3-D Secure challenge. */
export const CHALLENGE_OUTCOMES = ['complete', 'fail'] as const;
export type ChallengeOutcome = (typeof CHALLENGE_OUTCOMES)[number];

/** What Stripe says when the payer failed the challenge. */
export const AUTHENTICATION_FAILURE = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/**
 * Answers the challenge of an intent that waits for one. Completed, the card is charged, which may throw a card error;
 * failed, the intent waits for another payment method and says why.
 */
export function authenticateIntent(
  context: PaymentContext,
  intent: Stripe.PaymentIntent,
  outcome: ChallengeOutcome,
): Stripe.PaymentIntent {
  assertChallenged(intent);
  const stored = findPaymentMethod(context, String(intent.payment_method), {
    param: 'payment_method',
    status: 400,
  });
  if (outcome === 'complete') return chargeCard(context, intent, stored);
  move(intent, 'declined');
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    ...AUTHENTICATION_FAILURE,
    doc_url: 'https://docs.stripe.com/error-codes#payment-intent-authentication-failure',
    payment_method: structuredClone(stored.method),
  };
  context.store.changed();
  context.emit('payment_intent.payment_failed', intent);
  return intent;
}
