import { AppError } from '@thriftline/domain/base/errors';
import { centsToSend, type Payout, transferIdsOf } from '@thriftline/domain/payouts/payout';
import { isAccountReady } from '@thriftline/domain/payouts/seller-account';
import { FieldValue, type PartialWithFieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { sellerAccountDocument } from '../records/payouts.ts';
import { findLiveTransfer } from '../stripe/find-live-transfer.ts';
import { findIntent } from '../stripe/intents.ts';
import { isReplayed, isSavedUnderKey, stripeError } from '../stripe/stripe-errors.ts';
import { createTransfer, type Transfer } from '../stripe/transfers.ts';
import { followAccount } from './follow-account.ts';
import { type Asked, writeAnswer } from './write-payout.ts';

/** Refusals that are about the seller's account: what it is has to be asked anew. */
const OF_ACCOUNT: readonly string[] = [
  'resource_missing',
  'account_invalid',
  'insufficient_capabilities_for_transfer',
  'transfers_not_allowed',
];

async function refuse(orderId: string, payout: Payout, failure: string): Promise<Asked> {
  logger.error('A transfer is refused', { orderId, failure });
  await writeAnswer(orderId, payout, {
    state: payout.state === 'topUpDue' ? 'short' : 'blocked',
    block: 'refused',
    failure,
    refusedAt: payout.refusedAt ?? FieldValue.serverTimestamp(),
    tries: FieldValue.increment(1),
  });
  if (!OF_ACCOUNT.includes(failure)) return 'refused';
  await followAccount(payout.sellerId);
  // Where the account takes nothing any more, it is that which the payout waits for.
  return isAccountReady(await read(sellerAccountDocument(payout.sellerId))) ? 'refused' : 'done';
}

/** Transfers that are none of what is asked for now: what is missing goes beside them. */
const namedBefore = (payout: Payout) => (payout.state === 'topUpDue' ? transferIdsOf(payout) : []);

/** Cents that are asked for: they stay the same until the answer is known. */
const centsOf = (payout: Payout) => (payout.state === 'topUpDue' ? centsToSend(payout) : payout.net);

/**
 * Whether a transfer is refused because its charge counts as sent on, though what went came back. Stripe has no code for that, and does
 * not say whether it counts so.
 */
async function isSpent({ transferId }: Payout, error: unknown): Promise<boolean> {
  if (transferId === undefined || error instanceof AppError) return false;
  const known = await stripeError(error);
  return known?.type === 'StripeInvalidRequestError' && !OF_ACCOUNT.includes(known.code ?? '');
}

/** The transfer that is asked for: the one that went, though its answer may have been lost, or a new one. */
async function transferOf(orderId: string, payout: Payout): Promise<Transfer | { refused: string }> {
  const [intent, account] = await Promise.all([
    findIntent(orderId),
    read(sellerAccountDocument(payout.sellerId)),
  ]);
  if (intent?.chargeId === undefined) return { refused: 'charge_unknown' };
  const { chargeId, transferGroup } = intent;
  // An idempotency key is forgotten after a day, and a saved error may hide what was done: what went is asked for first.
  const live = transferGroup && (await findLiveTransfer(orderId, transferGroup, namedBefore(payout)));
  if (live) return live;
  if (account?.accountId === undefined) return { refused: 'account_invalid' };
  const request = { orderId, payout, amount: centsOf(payout), accountId: account.accountId };
  try {
    return await createTransfer({ ...request, from: { chargeId } });
  } catch (error) {
    if (transferGroup === undefined || !(await isSpent(payout, error))) throw error;
    logger.warn(
      `The charge of ${orderId} is no source any more: its seller gets their share out of the balance`,
    );
    return createTransfer({ ...request, from: { balanceOf: transferGroup } });
  }
}

/** What the payout is once the transfer went: it stands alone, or beside those that left some of the share missing. */
function sentFields(
  payout: Payout,
  { id: transferId, amount, reversed }: Transfer,
): PartialWithFieldValue<Payout> {
  if (payout.state !== 'topUpDue')
    return { transferId, transferred: amount, reversed, earlier: FieldValue.delete() };
  return {
    transferId,
    transferred: payout.transferred + amount,
    reversed: payout.reversed + reversed,
    earlier: { transferIds: transferIdsOf(payout), cents: payout.transferred },
  };
}

/** Sends a seller's share, or what is missing of it, that is written down as being sent. Doing it again sends it once. */
export async function sendPayout(orderId: string, payout: Payout): Promise<Asked> {
  let transfer: Transfer | { refused: string };
  try {
    transfer = await transferOf(orderId, payout);
  } catch (error) {
    if (!(error instanceof AppError)) {
      const known = await stripeError(error);
      if (known === undefined) throw error;
      if (await isReplayed(error)) {
        // Refused to somebody who asked at the same time, or before: how it is now, only another key tells.
        await writeAnswer(orderId, payout, { tries: FieldValue.increment(1) });
        return 'done';
      }
      return refuse(orderId, payout, known.code ?? known.type);
    }
    if (await isSavedUnderKey(error)) await writeAnswer(orderId, payout, { tries: FieldValue.increment(1) });
    throw error;
  }
  if ('refused' in transfer) return refuse(orderId, payout, transfer.refused);
  await writeAnswer(orderId, payout, {
    state: 'sent',
    ...sentFields(payout, transfer),
    tries: FieldValue.increment(1),
    failure: FieldValue.delete(),
    sentAt: FieldValue.serverTimestamp(),
  });
  return 'done';
}
