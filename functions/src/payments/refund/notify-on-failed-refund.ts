import { centsDueBack } from '@thriftline/domain/payments/card-fee-kept';
import { centsToSendBack, partRefundState } from '@thriftline/domain/payments/part-refund';
import type { Payment } from '@thriftline/domain/payments/payment';
import { paymentState } from '@thriftline/domain/payments/payment-state';
import { isRefusedForBank } from '@thriftline/domain/payments/refund-failure-texts';
import { read } from '../../firestore/collection.ts';
import { notifyAdminsOfFailedRefund } from '../../notifications/events/notify-admins-of-payment.ts';
import { paymentDocument } from '../records/payments.ts';
import type { RefundedIntent } from '../stripe/refunded-intent.ts';

/** What of a payment its buyer waits for, and why it cannot be sent to them; undefined where nothing is. */
function failedRefund(record: Payment): { cents: number; failure: string } | undefined {
  const { amountRefunded = 0, refundFailure, partRefund } = record;
  if (partRefundState(record) === 'failed') {
    return { cents: centsToSendBack(record), failure: partRefund?.failure ?? 'unknown' };
  }
  return paymentState({ record }) === 'refundFailed'
    ? { cents: centsDueBack(record) - amountRefunded, failure: refundFailure ?? 'unknown' }
    : undefined;
}

/**
 * Tells the admins of a refund, or a part, that nobody tries any more, if there is one. One that waits for a bank to decide is not told of:
 * the dispute was, and there is nothing to do.
 */
export async function notifyOnFailedRefund(paymentIntentId: string): Promise<void> {
  const record = await read(paymentDocument(paymentIntentId));
  const failed = record && failedRefund(record);
  if (record && failed && !isRefusedForBank(failed.failure)) await notifyAdminsOfFailedRefund(record, failed);
}

/**
 * Tells the admins of a part that somebody sent in the provider's dashboard and the bank returned: the shop doesn't send it again. Comes
 * before the record says so, as nothing tells of it after that.
 */
export async function notifyOnReturnedPart(
  record: Payment,
  { intent, refunds }: RefundedIntent,
): Promise<void> {
  const cents = (record.amountRefunded ?? 0) - intent.refunded;
  const failed = refunds.filter(({ isFailed }) => isFailed);
  const [last] = failed;
  if (cents <= 0 || last === undefined) return;
  const failure = last.failure ?? 'unknown';
  await notifyAdminsOfFailedRefund(record, { cents, failure, known: `returned-${failed.length}` });
}
