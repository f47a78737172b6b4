import type { Booking } from '@thriftline/domain/orders/booking';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';
import type { Transaction } from 'firebase-admin/firestore';
import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import type { Intent } from '../stripe/intents.ts';

/**
 * The deleted booking that money has arrived for, as its payment was opened: the buyer has paid, so they get the item
 * while it is unsold. Undefined if what it was isn't known, or if the buyer's account is gone.
 */
export async function restorableBooking(
  transaction: Transaction,
  intent: Pick<Intent, 'buyerId'>,
  attempt: PaymentAttempt | undefined,
): Promise<Booking | undefined> {
  if (attempt?.booking?.buyerId !== intent.buyerId) return undefined;
  const buyer = await read(userDocument(intent.buyerId), transaction);
  return buyer && attempt.booking;
}
