import type { Text } from '@thriftline/domain/base/texts/text';
import type { Payment } from '@thriftline/domain/payments/payment';
import { advance } from '@thriftline/domain/payments/payment-machine';
import { paymentState, recordFields } from '@thriftline/domain/payments/payment-state';
import { refundReasonFields } from '@thriftline/domain/payments/refund-reason-texts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { OrderMove } from '../../orders/write-order.ts';
import { paymentDocument } from '../records/payments.ts';
import { undoSale } from './undo-sale.ts';

/** Why the money of a payment goes back, who decided it, if an account did, and what its order says of it. */
export interface RefundDecision {
  reason: Text;
  decidedBy?: string | undefined;
  move: OrderMove;
  /** What of the card fee its buyer bears, who canceled; cents. */
  cardFeeKept?: number;
}

/**
 * Decides in the transaction that a payment's money goes back, and undoes its sale if that stands. Somebody has to send it afterwards:
 * until then the record says that it is due. Reads before it writes, so it comes before the transaction's other writes.
 */
export async function decideRefund(
  transaction: Transaction,
  record: Payment,
  { reason, decidedBy, move, cardFeeKept = 0 }: RefundDecision,
): Promise<void> {
  const found = paymentState({ record });
  // All of it may go back in Stripe's dashboard while a bank asks for it.
  const state = found === 'disputed' ? 'recorded' : found;
  // A refund that failed undid the sale when it was decided; since then the product may have been sold anew.
  if (state === 'recorded') await undoSale(transaction, record, move, cardFeeKept);
  transaction.update(paymentDocument(record.paymentIntentId), {
    ...recordFields(advance(state, 'refundDecided')),
    // One that failed may have had another reason, whose text would be read instead of this one.
    refundText: FieldValue.delete(),
    ...refundReasonFields(reason),
    ...(cardFeeKept > 0 && { cardFeeKept }),
    ...(decidedBy !== undefined && { refundedBy: decidedBy }),
    refundedAt: FieldValue.serverTimestamp(),
  });
}
