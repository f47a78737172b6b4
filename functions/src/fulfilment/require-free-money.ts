import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { holdsMoney, isLost } from '@thriftline/domain/payments/dispute';
import type { Payment } from '@thriftline/domain/payments/payment';

/** Throws `conflict` for an order whose money its bank has taken back, or given to the buyer: nobody here decides about it now. */
export function requireFreeMoney(record: Pick<Payment, 'dispute'> | undefined): void {
  if (holdsMoney(record?.dispute)) {
    throw new AppError(
      'conflict',
      msg`The buyer’s bank is disputing this payment. The order waits until it decides.`,
    );
  }
  if (isLost(record?.dispute)) {
    throw new AppError('conflict', msg`The buyer was refunded by their bank.`);
  }
}
