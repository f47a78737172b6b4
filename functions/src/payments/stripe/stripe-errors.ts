async function stripeError(error: unknown) {
  const { default: StripeClient } = await import('stripe');
  return error instanceof StripeClient.errors.StripeError ? error : undefined;
}

/** Whether it is one of these errors of Stripe's (https://docs.stripe.com/error-codes). */
export async function isStripeError(error: unknown, ...codes: string[]): Promise<boolean> {
  return codes.includes((await stripeError(error))?.code ?? '');
}

/** Answers that Stripe does not save: another request with the key is under way, or there were too many. */
const UNSAVED: readonly number[] = [409, 429];

/**
 * Whether Stripe answered with an error that it may have saved: it gives that answer to every request with the same
 * idempotency key for a day (https://docs.stripe.com/api/idempotent_requests), so that only another key gets further.
 * After a lost connection there is no answer, and the same key must be used again.
 */
export async function isSavedUnderKey(error: unknown): Promise<boolean> {
  const status = (await stripeError(error))?.statusCode;
  return status !== undefined && !UNSAVED.includes(status);
}
