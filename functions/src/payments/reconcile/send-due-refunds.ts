import { partRefundState } from '@thriftline/domain/payments/part-refund';
import { paymentDuty, paymentState } from '@thriftline/domain/payments/payment-state';
import { FieldPath } from 'firebase-admin/firestore';
import { payments } from '../records/payments.ts';
import { sendPartRefund } from '../refund/send-part-refund.ts';
import { sendRefund } from '../refund/send-refund.ts';
import type { Budget } from './budget.ts';
import { attempt, type ReconcileReport } from './report.ts';

/** Refunds that one run sends at most. */
const AT_ONCE = 100;

const due = () => payments().where('refundDue', '==', true).orderBy(FieldPath.documentId());

/** The refunds that are due, those after the given one first: whichever cannot be sent, none waits for ever. */
async function dueRefunds(after: string | undefined) {
  const later = after === undefined ? due() : due().startAfter(after);
  const { docs } = await later.limit(AT_ONCE).get();
  const room = AT_ONCE - docs.length;
  if (after === undefined || room === 0) return docs;
  return [...docs, ...(await due().endAt(after).limit(room).get()).docs];
}

/**
 * Sends refunds that were decided but did not go out, however old their payment is. Gives the last one that was tried, which
 * the next run is to begin after.
 */
export async function sendDueRefunds(
  report: ReconcileReport,
  after: string | undefined,
  budget: Budget,
): Promise<string | undefined> {
  let last = after;
  for (const snapshot of await dueRefunds(after)) {
    if (budget.isOver()) break;
    const record = snapshot.data();
    last = snapshot.id;
    const isPart = partRefundState(record) === 'due';
    if (!isPart && paymentDuty(paymentState({ record })) !== 'sendRefund') continue;
    budget.spend(1);
    if (isPart) {
      await attempt(report, 'sendRefund', snapshot.id, async () => {
        const sent = await sendPartRefund(snapshot.id);
        if (sent !== 'idle') (sent === 'sent' ? report.refundsSent : report.refundsRefused).push(snapshot.id);
      });
      continue;
    }
    await attempt(report, 'sendRefund', snapshot.id, async () => {
      const sent = await sendRefund(snapshot.id, record.productId);
      ('refused' in sent ? report.refundsRefused : report.refundsSent).push(snapshot.id);
    });
  }
  return last;
}
