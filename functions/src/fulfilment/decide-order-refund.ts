import { invariant } from '@thriftline/domain/base/invariant';
import type { Text } from '@thriftline/domain/base/texts/text';
import { decidedRefund, ORDER_REFUND_REASONS } from '@thriftline/domain/payments/refund-reason-texts';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import type { OrderMove } from '../orders/write-order.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { decideRefund } from '../payments/refund/decide-refund.ts';

/** Why the money of an order goes back: its buyer, its seller and admins read it. */
function reasonOf({ act, by, decision = '' }: OrderMove): Text {
  if (by === 'admin') return decidedRefund(decision);
  if (by === 'clock') return ORDER_REFUND_REASONS.notSent;
  if (act !== 'cancel') return ORDER_REFUND_REASONS.sellerRefunded;
  return by === 'buyer' ? ORDER_REFUND_REASONS.buyerCanceled : ORDER_REFUND_REASONS.sellerCanceled;
}

/**
 * Decides in the transaction that the money of an order goes back, which ends the order and undoes its sale. Reads before it writes.
 * `decidedBy` is the account, if somebody did; `cardFeeKept` what of the card fee the buyer bears, in cents.
 */
export async function decideOrderRefund(
  transaction: Transaction,
  orderId: string,
  move: OrderMove,
  { decidedBy, cardFeeKept = 0 }: { decidedBy?: string; cardFeeKept?: number } = {},
): Promise<void> {
  const record = await read(paymentDocument(orderId), transaction);
  invariant(record !== undefined, `an order has its payment: ${orderId}`);
  await decideRefund(transaction, record, { reason: reasonOf(move), decidedBy, move, cardFeeKept });
}
