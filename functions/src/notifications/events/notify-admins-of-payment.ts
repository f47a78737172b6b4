import { fromCents } from '@thriftline/domain/base/money';
import type { Dispute, FraudWarning } from '@thriftline/domain/payments/dispute';
import type { Payment } from '@thriftline/domain/payments/payment';
import { notifyAdmins } from './notify-admins.ts';

type About = Pick<Payment, 'paymentIntentId' | 'amount' | 'productname'>;

const paramsOf = ({ productname = 'an item', amount }: About) => ({ productname, price: fromCents(amount) });

/** Tells the admins of a dispute at its stage: that there is one, that it wants an answer, how it ended. */
export async function notifyAdminsOfDispute(payment: About, dispute: Dispute): Promise<void> {
  const { disputeId, stage, evidenceDueAt } = dispute;
  // Their own answer is with the bank: nothing they would not know.
  if (stage === 'underReview' || stage === 'closed') return;
  const dueAt = evidenceDueAt === undefined ? {} : { dueAt: evidenceDueAt };
  await notifyAdmins((to) => ({
    kind: 'dispute',
    to,
    subject: disputeId,
    version: stage,
    params: { ...paramsOf(payment), stage, ...dueAt },
  }));
}

/** Tells the admins that the bank of a card takes a payment for fraud, while a refund still helps. */
export async function notifyAdminsOfFraud(
  payment: About,
  { warningId, actionable }: FraudWarning,
): Promise<void> {
  if (!actionable) return;
  await notifyAdmins((to) => ({
    kind: 'fraudWarning',
    to,
    subject: payment.paymentIntentId,
    version: warningId,
    params: paramsOf(payment),
  }));
}

/**
 * Tells the admins of money that its buyer waits for and nobody tries to send back any more, and why: each failure, by its tries or by
 * what else it is `known` by, once.
 */
export async function notifyAdminsOfFailedRefund(
  { paymentIntentId, productname = 'an item', refundTries = 0 }: About & Pick<Payment, 'refundTries'>,
  { cents, failure, known = refundTries }: { cents: number; failure: string; known?: string | number },
): Promise<void> {
  await notifyAdmins((to) => ({
    kind: 'refundStuck',
    to,
    subject: paymentIntentId,
    version: known,
    params: { productname, price: fromCents(cents), failure },
  }));
}
