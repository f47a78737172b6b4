import type { PaymentAttempt } from './payment-attempt.ts';

/**
 * Whether a booking's stored attempt can be gone on with: it is for the same version of the product and over the same
 * amount (cents) in the same way, and its intent has not come to its end. `ended` is an attempt that has; a newer one has another
 * idempotency key.
 */
export function isReusableAttempt(
  known: PaymentAttempt,
  wanted: Pick<PaymentAttempt, 'amount' | 'productVersion' | 'delivery'>,
  ended: PaymentAttempt | undefined,
): boolean {
  const isSame =
    known.amount === wanted.amount &&
    known.productVersion === wanted.productVersion &&
    known.delivery === wanted.delivery;
  return isSame && known.idempotencyKey !== ended?.idempotencyKey;
}
