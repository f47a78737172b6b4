import type { Dispute, FraudWarning } from '@thriftline/domain/dispute';
import { fromCents } from '@thriftline/domain/money';
import { centsToSendBack, partRefundState } from '@thriftline/domain/part-refund';
import type { Payment } from '@thriftline/domain/payment';
import { paymentState } from '@thriftline/domain/payment-state';
import { isRefusedForBank } from '@thriftline/domain/refund-words';
import { read } from '../firestore/collection.ts';
import { paymentDocument } from '../payments/records/payments.ts';
import { tellAdmins } from './tell-admins.ts';

type About = Pick<Payment, 'paymentIntentId' | 'amount' | 'productname'>;

const paramsOf = ({ productname = 'an item', amount }: About) => ({ productname, price: fromCents(amount) });

/** Tells the admins of a dispute at its stage: that there is one, that it wants an answer, how it ended. */
export async function tellAdminsOfDispute(payment: About, dispute: Dispute): Promise<void> {
  const { disputeId, stage, evidenceDueAt } = dispute;
  // Their own answer is with the bank: nothing they would not know.
  if (stage === 'underReview' || stage === 'closed') return;
  const dueAt = evidenceDueAt === undefined ? {} : { dueAt: evidenceDueAt };
  await tellAdmins((to) => ({
    kind: 'dispute',
    to,
    subject: disputeId,
    version: stage,
    params: { ...paramsOf(payment), stage, ...dueAt },
  }));
}

/** Tells the admins that the bank of a card takes a payment for fraud, while a refund still helps. */
export async function tellAdminsOfFraud(
  payment: About,
  { warningId, actionable }: FraudWarning,
): Promise<void> {
  if (!actionable) return;
  await tellAdmins((to) => ({
    kind: 'fraudWarning',
    to,
    subject: payment.paymentIntentId,
    version: warningId,
    params: paramsOf(payment),
  }));
}

/** What of a payment its buyer waits for, and why it cannot be sent to them; undefined where nothing is. */
export function failedRefund(record: Payment): { cents: number; failure: string } | undefined {
  const { amount, amountRefunded = 0, refundFailure, partRefund } = record;
  if (partRefundState(record) === 'failed') {
    return { cents: centsToSendBack(record), failure: partRefund?.failure ?? 'unknown' };
  }
  return paymentState({ record }) === 'refundFailed'
    ? { cents: amount - amountRefunded, failure: refundFailure ?? 'unknown' }
    : undefined;
}

/**
 * Tells the admins of a refund, or a part, that nobody tries any more, if there is one: each failure once. One that waits for a bank to
 * decide is not told of: the dispute was, and there is nothing to do.
 */
export async function tellAdminsOfFailedRefund(paymentIntentId: string): Promise<void> {
  const record = await read(paymentDocument(paymentIntentId));
  if (record === undefined) return;
  const failed = failedRefund(record);
  if (failed === undefined || isRefusedForBank(failed.failure)) return;
  const { productname = 'an item', refundTries = 0 } = record;
  const { cents, failure } = failed;
  await tellAdmins((to) => ({
    kind: 'refundStuck',
    to,
    subject: paymentIntentId,
    version: refundTries,
    params: { productname, price: fromCents(cents), failure },
  }));
}
