import { msg, plural } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Order } from '@thriftline/domain/orders/order';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { orderDocument, pickupDocument } from '../orders/order-documents.ts';

/** Wrong codes after which none is taken for a while: guessing all of them would take years. */
const MAX_WRONG_CODES = 5;
const REST_MINUTES = 15;

const wrongForNow = (minutes: number) =>
  msg({
    message: plural(minutes, {
      one: 'This isn’t the buyer’s code. Try again in # minute.',
      other: 'This isn’t the buyer’s code. Try again in # minutes.',
    }),
  });

const wrongYet = (left: number) =>
  msg({
    message: plural(left, {
      one: 'This isn’t the buyer’s code. You have one try left.',
      other: 'This isn’t the buyer’s code. You have # tries left.',
    }),
  });

/** Counts a wrong code; a pause follows the last one. Gives what its seller is told. */
function refuse(transaction: Transaction, orderId: string, order: Order, now: number): AppError {
  const wrong = (order.wrongCodes ?? 0) + 1;
  const isLast = wrong >= MAX_WRONG_CODES;
  transaction.update(orderDocument(orderId), {
    wrongCodes: isLast ? FieldValue.delete() : wrong,
    ...(isLast && { codesRestUntil: Timestamp.fromMillis(now + REST_MINUTES * 60_000) }),
  });
  const left = MAX_WRONG_CODES - wrong;
  const text = isLast ? wrongForNow(REST_MINUTES) : wrongYet(left);
  // The form says what stands beside its field, and nothing else.
  return new AppError('invalid-argument', text, { fields: { code: text } });
}

/**
 * Whether the code is the order's. A wrong one is counted in this transaction, which has to end for that: so the error is given, and
 * thrown by the caller afterwards.
 */
export async function wrongCode(
  transaction: Transaction,
  orderId: string,
  order: Order,
  code: string | undefined,
  now: number,
): Promise<AppError | undefined> {
  if (code === undefined) throw new AppError('invalid-argument', msg`Ask the buyer for the code.`);
  const restUntil = order.codesRestUntil?.toMillis() ?? 0;
  if (restUntil > now) {
    const minutes = Math.ceil((restUntil - now) / 60_000);
    throw new AppError('too-many-requests', msg`Too many wrong codes. Try again in ${minutes} min.`);
  }
  const pickup = await read(pickupDocument(orderId), transaction);
  return pickup?.code === code ? undefined : refuse(transaction, orderId, order, now);
}
