import { askStripe } from './ask-stripe.ts';
import { TRANSFER_ORDER, type Transfer, toTransfer } from './transfers.ts';

/** More transfers than one sale ever has. */
const MANY = 100;

/** The transfer of a sale that has not come back whole, if one went; whoever sent it, and whether its answer came or not. */
export async function findLiveTransfer(
  orderId: string,
  transferGroup: string,
): Promise<Transfer | undefined> {
  const { data } = await askStripe((client) =>
    client.transfers.list({ transfer_group: transferGroup, limit: MANY }),
  );
  const live = data.find(({ metadata, reversed }) => metadata[TRANSFER_ORDER] === orderId && !reversed);
  return live && toTransfer(live);
}
