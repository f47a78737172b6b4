import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { centsValue } from '@thriftline/domain/base/texts/values';
import { centsBack } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import type { Transaction } from 'firebase-admin/firestore';
import { paymentDocument } from '../records/payments.ts';

/**
 * Decides in the transaction that so many cents of a sale that stands go back to its buyer. Somebody has to send them afterwards.
 * Throws `invalid-argument` where that would leave the seller nothing.
 */
export function decidePartRefund(transaction: Transaction, record: Payment, cents: number): void {
  const before = centsBack(record);
  if (cents >= record.amount - before) {
    const left = centsValue(record.amount - before, record.currency);
    const text = msg`At most ${left} is left of this payment. Enter less, or refund all of it.`;
    throw new AppError('invalid-argument', text, { fields: { toBuyer: text } });
  }
  transaction.update(paymentDocument(record.paymentIntentId), {
    partRefund: { until: before + cents, failures: 0 },
    refundDue: true,
  });
}
