import type { Payout } from '@thriftline/domain/payouts/payout';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';

/** Money that went to a seller, as far as it matters here. */
export interface Transfer {
  id: string;
  /** Cents that went, and that came back. */
  amount: number;
  reversed: number;
}

/** The provider's transfer, as far as it matters here. */
export const toTransfer = ({ id, amount, amount_reversed }: Stripe.Transfer): Transfer => ({
  id,
  amount,
  reversed: amount_reversed,
});

/** By what a transfer names its sale. */
export const TRANSFER_ORDER = 'paymentIntentId';

/** What is sent: cents to an account, out of a charge, or of what the shop has. */
export interface TransferRequest {
  orderId: string;
  amount: number;
  payout: Pick<Payout, 'currency' | 'tries'>;
  accountId: string;
  from: { chargeId: string } | { balanceOf: string };
}

/**
 * Sends a seller's share, or some of it; asking again with the same tries gives the same transfer. Out of the shop's balance it is found by the transfer
 * group that is named.
 */
export async function createTransfer({
  orderId,
  amount,
  payout,
  accountId,
  from,
}: TransferRequest): Promise<Transfer> {
  const { currency, tries } = payout;
  const isOfCharge = 'chargeId' in from;
  return toTransfer(
    await askStripe((client) =>
      client.transfers.create(
        {
          amount,
          currency,
          destination: accountId,
          // Of this very charge: it waits until the charge's money is there, and never takes more than that.
          ...(isOfCharge ? { source_transaction: from.chargeId } : { transfer_group: from.balanceOf }),
          metadata: { [TRANSFER_ORDER]: orderId },
        },
        { idempotencyKey: `transfer-${orderId}-${tries}${isOfCharge ? '' : '-balance'}` },
      ),
    ),
  );
}

/** The transfer as Stripe knows it now. */
export async function retrieveTransfer(transferId: string): Promise<Transfer> {
  return toTransfer(await askStripe((client) => client.transfers.retrieve(transferId)));
}

/** Takes cents of a transfer back, and gives the transfer as it is after that; asking again with the same key takes them once. */
export async function reverseTransfer(
  transferId: string,
  { orderId, amount, key }: { orderId: string; amount: number; key: string },
): Promise<Transfer> {
  const { transfer } = await askStripe((client) =>
    client.transfers.createReversal(
      transferId,
      { amount, metadata: { [TRANSFER_ORDER]: orderId }, expand: ['transfer'] },
      { idempotencyKey: key },
    ),
  );
  return typeof transfer === 'string' ? retrieveTransfer(transfer) : toTransfer(transfer);
}
