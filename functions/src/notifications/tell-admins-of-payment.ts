import type { Dispute, FraudWarning } from '@thriftline/domain/dispute';
import { fromCents } from '@thriftline/domain/money';
import type { AnyNews } from '@thriftline/domain/notifications/notification';
import type { Payment } from '@thriftline/domain/payment';
import { users } from '../accounts/users.ts';
import { notify } from './notify.ts';

/** Admins that are told at most: a shop has a handful. */
const MOST_ADMINS = 50;

type About = Pick<Payment, 'paymentIntentId' | 'amount' | 'productname'>;

const paramsOf = ({ productname = 'an item', amount }: About) => ({ productname, price: fromCents(amount) });

/** Tells every admin, once: who became one later finds it on the payments page. */
async function tellAdmins(newsTo: (uid: string) => AnyNews): Promise<void> {
  const admins = await users().where('role', '==', 'Admin').limit(MOST_ADMINS).get();
  for (const { id } of admins.docs) await notify(newsTo(id));
}

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
