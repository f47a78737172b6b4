import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { paymentAttemptDocument } from '../records/payment-attempts.ts';

/**
 * Prepares to close a booking's attempt, whose intent was stopped; call what it gives among the transaction's writes. An
 * intent that is being made at this moment is thus given up by whoever makes it. Throws `conflict` when the payment was
 * opened anew meanwhile.
 */
export async function closeAttempt(
  transaction: Transaction,
  bookingsId: string,
  stopped: string | undefined,
): Promise<() => void> {
  const document = paymentAttemptDocument(bookingsId);
  const attempt = await read(document, transaction);
  if (attempt === undefined) return () => undefined;
  if (attempt.paymentIntentId !== stopped) {
    throw new AppError('conflict', msg`You opened this payment on another page. Close that page first.`);
  }
  return () =>
    transaction.update(document, {
      idempotencyKey: randomUUID(),
      paymentIntentId: FieldValue.delete(),
      openUntil: 0,
    });
}
