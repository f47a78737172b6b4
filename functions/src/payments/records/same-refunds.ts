import { isDeepStrictEqual } from 'node:util';
import type { Payment } from '@thriftline/domain/payments/payment';

/** What a record says of the refunds of its payment. */
const OF_REFUNDS = [
  'status',
  'refundDue',
  'refundPending',
  'refundId',
  'refundFailure',
  'refundTries',
  'failedRefundId',
  'amountRefunded',
  'partRefund',
] as const satisfies readonly (keyof Payment)[];

/**
 * Whether a record says the same of its refunds as it did before the provider was asked. Where it does not, somebody else has written an
 * answer that may be the newer one.
 */
export function isSameOfRefunds(record: Payment, before: Payment): boolean {
  return OF_REFUNDS.every((field) => isDeepStrictEqual(record[field], before[field]));
}
