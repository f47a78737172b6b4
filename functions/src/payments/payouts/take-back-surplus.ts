import type { Payout } from '@thriftline/domain/payouts/payout';
import * as logger from 'firebase-functions/logger';
import { findIntent } from '../stripe/intents.ts';
import { liveTransfers } from '../stripe/live-transfers.ts';
import { reverseTransfer } from '../stripe/transfers.ts';

/**
 * Takes back what went beside the transfer that a payout names. After an error that the provider saved the next try has a key of its
 * own, and after a day every key is forgotten: who looked before that, and asks after the share has gone and come back, sends it once
 * more. What went under one key and stayed is alone, as no more goes of a charge than it brought. Doing it again takes it once.
 */
export async function takeBackSurplus(
  orderId: string,
  { tries, state, transferId }: Pick<Payout, 'tries' | 'state' | 'transferId'>,
): Promise<void> {
  if (tries <= 1 && state !== 'reversed') return;
  const transferGroup = (await findIntent(orderId))?.transferGroup;
  if (transferGroup === undefined) return;
  for (const { id, amount, reversed } of await liveTransfers(orderId, transferGroup)) {
    if (id === transferId) continue;
    logger.error('A share went twice', { orderId, transferId: id });
    await reverseTransfer(id, { orderId, amount: amount - reversed, key: `surplus-${id}` });
  }
}
