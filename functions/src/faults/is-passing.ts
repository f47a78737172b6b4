import { AppError } from '@thriftline/domain/base/errors';

/**
 * What passes without anything being done: gRPC's codes of services that do not answer, are too busy, or met another write
 * (https://grpc.io/docs/guides/status-codes/), Node.js's of a connection that broke, and the admin SDK's and the mailer's of the same.
 */
const PASSING = new Set<unknown>([
  4,
  8,
  10,
  14,
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EPIPE',
  'ESOCKET',
  'ECONNECTION',
  'EDNS',
  'app/network-error',
  'app/network-timeout',
  'auth/too-many-requests',
]);

/** HTTP's, with which Storage, Stripe and the push services say so: https://cloud.google.com/storage/docs/retry-strategy. */
const PASSING_STATUSES: readonly number[] = [408, 429];
const isPassingStatus = (code: unknown) => {
  const status = Number(code);
  return PASSING_STATUSES.includes(status) || (status >= 500 && status < 600);
};

/** Whether it is a service that fails, so that the same works later; said by the error itself or by what caused it. */
export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof AppError && error.code === 'unavailable') return true;
  const { code, statusCode, cause } = error as { code?: unknown; statusCode?: unknown; cause?: unknown };
  return PASSING.has(code) || isPassingStatus(code) || isPassingStatus(statusCode) || isPassing(cause);
}
