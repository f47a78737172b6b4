import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { Transaction } from 'firebase-admin/firestore';
import { paymentAttempts } from '../records/payment-attempts.ts';

/** How many other products an account holds at `now` (milliseconds since 1970), besides that of one booking. */
export async function countOtherHolds(
  transaction: Transaction,
  { buyerId, bookingsId }: Pick<PaymentAttempt, 'buyerId' | 'bookingsId'>,
  now: number,
): Promise<number> {
  const running = await transaction.get(
    paymentAttempts().where('buyerId', '==', buyerId).where('holdUntil', '>', now),
  );
  return running.docs.filter(({ id }) => id !== bookingsId).length;
}
