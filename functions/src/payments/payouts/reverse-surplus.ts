import { type Payout, transferIdsOf } from '@thriftline/domain/payouts/payout';
import * as logger from 'firebase-functions/logger';
import { read } from '../../firestore/collection.ts';
import { payoutDocument } from '../records/payouts.ts';
import { findIntent } from '../stripe/intents.ts';
import { liveTransfers } from '../stripe/live-transfers.ts';
import { reverseTransfer } from '../stripe/transfers.ts';

type Standing = Pick<Payout, 'tries' | 'state' | 'transferId' | 'earlier'>;

/** Whether a payout is where it was: one that is sent anew says so before the provider is asked. */
async function isUnmoved(orderId: string, { tries, state, transferId }: Standing): Promise<boolean> {
  const now = await read(payoutDocument(orderId));
  return now?.tries === tries && now.state === state && now.transferId === transferId;
}

/**
 * Takes back what went beside the transfers that a payout names. After an error that the provider saved the next try has a key of its
 * own, and after a day every key is forgotten: who looked before that, and asks after the share has gone and come back, sends it once
 * more. What went under one key and stayed is alone, as no more goes of a charge than it brought. Doing it again takes it once. Where the
 * payout has moved on since, nothing is taken back: what was found may be the share itself, and whoever moved it looks.
 */
export async function reverseSurplus(orderId: string, payout: Standing): Promise<void> {
  const { tries, state } = payout;
  // Somebody is sending it: what is found may be that.
  if (state === 'sending' || state === 'topUpDue') return;
  if (tries <= 1 && state !== 'reversed') return;
  const transferGroup = (await findIntent(orderId))?.transferGroup;
  if (transferGroup === undefined) return;
  const live = await liveTransfers(orderId, transferGroup);
  const named = transferIdsOf(payout);
  const surplus = live.filter(({ id }) => !named.includes(id));
  if (surplus.length === 0 || !(await isUnmoved(orderId, payout))) return;
  for (const { id, amount, reversed } of surplus) {
    logger.error('A share went twice', { orderId, transferId: id });
    await reverseTransfer(id, { orderId, amount: amount - reversed, key: `surplus-${id}` });
  }
}
