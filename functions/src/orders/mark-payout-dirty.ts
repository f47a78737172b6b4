import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { unsettledPayoutDocument } from './unsettled-payouts.ts';

/** Says in the transaction that changes what a payout follows from that it is to be looked at. `now` in milliseconds since 1970. */
export function markPayoutDirty(transaction: Transaction, orderId: string, now: number): void {
  transaction.set(unsettledPayoutDocument(orderId), { dueAt: Timestamp.fromMillis(now), failures: 0 });
}
