import { liveTransfers } from './live-transfers.ts';
import type { Transfer } from './transfers.ts';

/** The transfer of a sale that has not come back whole, if one went beside those that are known; whoever sent it, and whether its answer came or not. */
export async function findLiveTransfer(
  orderId: string,
  transferGroup: string,
  known: readonly string[],
): Promise<Transfer | undefined> {
  const live = await liveTransfers(orderId, transferGroup);
  return live.find(({ id }) => !known.includes(id));
}
