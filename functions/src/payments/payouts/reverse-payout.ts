import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { isReplayed, isSavedUnderKey, stripeError } from '../stripe/stripe-errors.ts';
import { retrieveTransfer, reverseTransfer, type Transfer } from '../stripe/transfers.ts';
import { type Asked, writeAnswer } from './write-payout.ts';

/** Takes back so much of the transfer that as many cents came back as should; gives it as it is then. */
async function reverseRest(
  orderId: string,
  { transferId, reverseTo, reversalTries }: Payout,
): Promise<Transfer> {
  invariant(transferId !== undefined && reverseTo !== undefined, `nothing to take back of ${orderId}`);
  const found = await retrieveTransfer(transferId);
  const left = Math.min(reverseTo, found.amount) - found.reversed;
  if (left <= 0) return found;
  // How much came back says the answer to it alone: in the provider's dashboard somebody may take back, too.
  return reverseTransfer(transferId, { orderId, amount: left, key: `reversal-${orderId}-${reversalTries}` });
}

/** Takes back what is written down as having to come back. Doing it again takes it once. */
export async function reversePayout(orderId: string, payout: Payout): Promise<Asked> {
  try {
    const { amount: transferred, reversed } = await reverseRest(orderId, payout);
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
