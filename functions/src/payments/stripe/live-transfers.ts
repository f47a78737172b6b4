import { askStripe } from './ask-stripe.ts';
import { TRANSFER_ORDER, type Transfer, toTransfer } from './transfers.ts';

/** More transfers than one sale ever has. */
const MANY = 100;

/** The transfers of a sale that have not come back whole, newest first; whoever sent them, and whether their answers came or not. */
export async function liveTransfers(orderId: string, transferGroup: string): Promise<Transfer[]> {
  const { data } = await askStripe((client) =>
    client.transfers.list({ transfer_group: transferGroup, limit: MANY }),
  );
  return data
    .filter(({ metadata, reversed }) => metadata[TRANSFER_ORDER] === orderId && !reversed)
    .map(toTransfer);
}
