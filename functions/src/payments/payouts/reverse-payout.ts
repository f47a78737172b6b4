import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import { type Payout, transferIdsOf } from '@thriftline/domain/payouts/payout';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { isReplayed, isSavedUnderKey, stripeError } from '../stripe/stripe-errors.ts';
import { retrieveTransfer, reverseTransfer, type Transfer } from '../stripe/transfers.ts';
import { type Asked, writeAnswer } from './write-payout.ts';

const sumOf = (transfers: readonly Transfer[], field: 'amount' | 'reversed') =>
  transfers.reduce((sum, transfer) => sum + transfer[field], 0);

/**
 * Takes back what is left to come back of the last transfer that has some of it, and says how much of all went and came back then. Of
 * several one is asked for at a time: what became of it is written down, and decided by, before the next.
 */
async function reverseRest(
  orderId: string,
  payout: Payout,
): Promise<Pick<Payout, 'transferred' | 'reversed'>> {
  const { reverseTo, reversalTries } = payout;
  const ids = transferIdsOf(payout);
  invariant(ids.length > 0 && reverseTo !== undefined, `nothing to take back of ${orderId}`);
  const found = await Promise.all(ids.map(retrieveTransfer));
  const transferred = sumOf(found, 'amount');
  const left = Math.min(reverseTo, transferred) - sumOf(found, 'reversed');
  const last = found.find(({ amount, reversed }) => reversed < amount);
  if (last === undefined || left <= 0) return { transferred, reversed: sumOf(found, 'reversed') };
  // How much came back says the answer to it alone: in the provider's dashboard somebody may take back, too.
  const answer = await reverseTransfer(last.id, {
    orderId,
    amount: Math.min(left, last.amount - last.reversed),
    key: `reversal-${orderId}-${reversalTries}`,
  });
  const now = found.map((one) => (one.id === last.id ? answer : one));
  return { transferred, reversed: sumOf(now, 'reversed') };
}

/** Takes back what is written down as having to come back. Doing it again takes it once. */
export async function reversePayout(orderId: string, payout: Payout): Promise<Asked> {
  try {
    const { transferred, reversed } = await reverseRest(orderId, payout);
    await writeAnswer(orderId, payout, {
      state: reversed >= transferred ? 'reversed' : 'sent',
      reversed,
      reversedAt: FieldValue.serverTimestamp(),
      reverseTo: FieldValue.delete(),
      reversalTries: FieldValue.increment(1),
      failure: FieldValue.delete(),
    });
    return 'done';
  } catch (error) {
    const known = await stripeError(error);
    if (known === undefined) throw error;
    const again = { reversalTries: FieldValue.increment(1) };
    if (error instanceof AppError || known.type === 'StripeIdempotencyError') {
      if (await isSavedUnderKey(error)) await writeAnswer(orderId, payout, again);
      throw error;
    }
    if (await isReplayed(error)) {
      // Refused to somebody who asked at the same time, or before: how it is now, only another key tells.
      await writeAnswer(orderId, payout, again);
      return 'done';
    }
    const failure = known.code ?? known.type;
    logger.error('A reversal is refused', { orderId, failure });
    await writeAnswer(orderId, payout, {
      ...again,
      state: 'owed',
      reverseTo: FieldValue.delete(),
      failure,
      refusedAt: payout.refusedAt ?? FieldValue.serverTimestamp(),
    });
    return 'refused';
  }
}
