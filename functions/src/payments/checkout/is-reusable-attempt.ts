import type { PaymentAttempt } from '../records/payment-attempts.ts';

/**
 * Whether a booking's stored attempt can be gone on with: it is over the amount (cents), and its intent has not come to
 * its end. `ended` is an attempt that has; a newer one has another idempotency key.
 */
export function isReusableAttempt(
  known: PaymentAttempt,
  amount: number,
  ended: PaymentAttempt | undefined,
): boolean {
  return known.amount === amount && known.idempotencyKey !== ended?.idempotencyKey;
}
