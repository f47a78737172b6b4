import { AppError } from '@thriftline/domain/base/errors';
import type { Stripe } from 'stripe';

/** Stripe's error that it is, or that brought it about. */
export async function stripeError(error: unknown): Promise<Stripe.errors.StripeError | undefined> {
  const { default: StripeClient } = await import('stripe');
  const found = error instanceof AppError ? error.cause : error;
  return found instanceof StripeClient.errors.StripeError ? found : undefined;
}

/** The code of Stripe's error, if it is one and has one. */
export async function stripeCode(error: unknown): Promise<string | undefined> {
  return (await stripeError(error))?.code;
}

/** Whether it is one of these errors of Stripe's (https://docs.stripe.com/error-codes). */
export async function isStripeError(error: unknown, ...codes: string[]): Promise<boolean> {
  return codes.includes((await stripeError(error))?.code ?? '');
}

/** Whether the shop’s key may not do that (https://docs.stripe.com/keys/permissions-reference). */
export async function isPermissionError(error: unknown): Promise<boolean> {
  return (await stripeError(error))?.statusCode === 403;
}

/** Whether the answer was given before, to an earlier request with the same idempotency key: how things stand now is not in it. */
export async function isReplayed(error: unknown): Promise<boolean> {
  return (await stripeError(error))?.headers?.['idempotent-replayed'] === 'true';
}

/** Answers that Stripe does not save: the key of the shop is refused, another request is under way, or there were too many. */
const UNSAVED: readonly number[] = [401, 403, 409, 429];

/**
 * Whether Stripe answered with an error that it may have saved: it gives that answer to every request with the same
 * idempotency key for a day (https://docs.stripe.com/api/idempotent_requests), so that only another key gets further.
 * After a lost connection there is no answer, and the same key must be used again.
 */
export async function isSavedUnderKey(error: unknown): Promise<boolean> {
  const status = (await stripeError(error))?.statusCode;
  return status !== undefined && !UNSAVED.includes(status);
}
