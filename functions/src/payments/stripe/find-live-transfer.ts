import { liveTransfers } from './live-transfers.ts';
import type { Transfer } from './transfers.ts';

/** The transfer of a sale that has not come back whole, if one went; whoever sent it, and whether its answer came or not. */
export async function findLiveTransfer(
  orderId: string,
  transferGroup: string,
): Promise<Transfer | undefined> {
  const [live] = await liveTransfers(orderId, transferGroup);
  return live;
}
