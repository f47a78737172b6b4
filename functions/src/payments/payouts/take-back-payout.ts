import { AppError } from '@thriftline/domain/errors';
import { invariant } from '@thriftline/domain/invariant';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { isSavedUnderKey, stripeError } from '../stripe/stripe-errors.ts';
import { retrieveTransfer, reverseTransfer } from '../stripe/transfers.ts';
import { type Asked, writeAnswer } from './write-payout.ts';

/** Takes back so much of the transfer that as many cents came back as should; gives how many have. */
async function takeBack(
  orderId: string,
  { transferId, reverseTo, reversalTries }: Payout,
): Promise<{ reversed: number; transferred: number }> {
  invariant(transferId !== undefined && reverseTo !== undefined, `nothing to take back of ${orderId}`);
  const { amount: transferred, reversed } = await retrieveTransfer(transferId);
  const left = Math.min(reverseTo, transferred) - reversed;
  if (left <= 0) return { reversed, transferred };
  await reverseTransfer(transferId, { orderId, amount: left, key: `reversal-${orderId}-${reversalTries}` });
  return { reversed: reversed + left, transferred };
}

/** Takes back what is written down as having to come back. Doing it again takes it once. */
export async function takeBackPayout(orderId: string, payout: Payout): Promise<Asked> {
  try {
    const { reversed, transferred } = await takeBack(orderId, payout);
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
