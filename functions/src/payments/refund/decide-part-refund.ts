import { AppError } from '@thriftline/domain/base/errors';
import { formatCents } from '@thriftline/domain/base/money';
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
    const left = formatCents(record.amount - before, record.currency);
    const message = `At most ${left} is left of this payment. Enter less, or refund all of it.`;
    throw new AppError('invalid-argument', message, { fields: { toBuyer: message } });
  }
  transaction.update(paymentDocument(record.paymentIntentId), {
    partRefund: { until: before + cents, failures: 0 },
    refundDue: true,
  });
}
