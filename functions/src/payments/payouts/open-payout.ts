import type { Order } from '@thriftline/domain/orders/order';
import { type Payout, payoutAmounts } from '@thriftline/domain/payouts/payout';
import type { FeeRule } from '@thriftline/domain/settings/fee';
import { FieldValue, type Transaction, type WithFieldValue } from 'firebase-admin/firestore';
import { payoutDocument } from '../records/payouts.ts';

/** What of an order a payout is made of. */
export type PaidOrder = Pick<
  Order,
  'sellerId' | 'bookingsId' | 'productId' | 'productname' | 'currency' | 'amount' | 'deliveryPrice'
>;

/** The payout of what was just paid: it waits for the order's end. */
export function newPayout(
  { amount: gross, deliveryPrice = 0, sellerId, bookingsId, productId, productname, currency }: PaidOrder,
  feeRule: FeeRule,
): WithFieldValue<Payout> {
  const sale = { gross, deliveryPrice, back: 0, feeRule };
  return {
    sellerId,
    bookingsId,
    productId,
    productname,
    currency,
    ...sale,
    ...payoutAmounts(sale),
    state: 'waiting',
    tries: 0,
    reversalTries: 0,
    transferred: 0,
    reversed: 0,
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Opens the payout of a sale, in the transaction that records it. */
export function openPayout(
  transaction: Transaction,
  orderId: string,
  order: PaidOrder,
  feeRule: FeeRule,
): void {
  transaction.create(payoutDocument(orderId), newPayout(order, feeRule));
}
