import { invariant } from '@thriftline/domain/base/invariant';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import type { OrderMove } from '../orders/write-order.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { decideRefund } from '../payments/refund/decide-refund.ts';

/** Why the money of an order goes back, in words that its buyer, its seller and admins read. */
function reasonOf({ act, by, decision }: OrderMove): string {
  if (by === 'admin') return `An admin decided: ${decision ?? ''}`;
  if (by === 'clock') return 'The deadline passed, and the buyer didn’t get the item';
  if (act === 'cancel') return `The ${by} canceled the order`;
  return 'The seller refunded the payment';
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
