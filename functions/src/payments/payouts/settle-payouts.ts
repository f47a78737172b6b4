import { Timestamp } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { attemptDue } from '../../jobs/due.ts';
import { unsettledPayouts } from '../../orders/unsettled-payouts.ts';
import { payoutDocument } from '../records/payouts.ts';
import { followAccount } from './follow-account.ts';
import { reconcilePayout } from './reconcile-payout.ts';

/** Payouts that are read at once. */
const PAGE = 200;

async function settle(orderId: string): Promise<boolean> {
  const payout = await read(payoutDocument(orderId));
  // That its account is ready may have been missed.
  if (payout?.block === 'account') await followAccount(payout.sellerId);
  await reconcilePayout(orderId);
  return true;
}

/**
 * Follows the payouts that have to be looked at, those that waited longest first: what nobody came to, what failed, what waits for
 * its seller. What is not begun by `until` (milliseconds since 1970) the next run does. Throws at the end when one could not be followed:
 * it has its time to be tried again.
 */
export async function settlePayouts(now: number, until?: number): Promise<void> {
  const { failed } = await attemptDue(
    unsettledPayouts().where('dueAt', '<=', Timestamp.fromMillis(now)).orderBy('dueAt'),
    { page: PAGE, until },
    ({ id }) => settle(id),
  );
  if (failed > 0) throw new Error(`${failed} payouts could not be followed`);
}
