import type { PaymentStatus } from '@thriftline/domain/payment';
import { type PaymentDuty, paymentDuty, paymentState } from '@thriftline/domain/payment-state';
import * as logger from 'firebase-functions/logger';
import { readAll } from '../stores/collection.ts';
import { paymentDocument, payments } from '../stores/payments.ts';
import { type Intent, intentsSince, retrieveIntent } from '../stores/stripe-intents.ts';
import { clearLapsedHolds } from './clear-lapsed-holds.ts';
import { retireIntent } from './retire-intent.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** What one reconciliation did: ids of payments (which are their intents') and of products. */
export interface ReconcileReport {
  /** How many intents Stripe listed. */
  checked: number;
  /** Money that had no record: it bought the product now. */
  recorded: string[];
  /** Money that had no record and could not buy any more: it went back now. */
  refunded: string[];
  /** Refunds that were decided earlier and went out now. */
  refundsSent: string[];
  /** Open intents of holds that are over: nobody can pay with them any more. */
  intentsCanceled: string[];
  /** Products whose hold had outlived its time. */
  holdsCleared: string[];
  /** What went wrong; the next run tries again. */
  failures: { act: string; id: string; message: string }[];
}

/** How far back intents are looked for: as long as Stripe itself repeats a webhook. */
const LOOK_BACK_MS = 3 * 24 * 60 * 60_000;

/** Does one thing about one payment; a failure is noted, and the others still get their turn. */
async function attempt(
  report: ReconcileReport,
  act: string,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error(`Reconciliation could not ${act} ${id}`, error);
    report.failures.push({ act, id, message: error instanceof Error ? error.message : String(error) });
  }
}

async function settleNow(paymentIntentId: string): Promise<PaymentStatus> {
  return (await settlePayment(await retrieveIntent(paymentIntentId))).outcome;
}

async function doDuty(
  report: ReconcileReport,
  duty: PaymentDuty,
  intent: Intent,
  now: number,
): Promise<void> {
  switch (duty) {
    case 'settle':
      report[await settleNow(intent.id)].push(intent.id);
      return;
    case 'sendRefund':
      await sendRefund(intent.id, intent.bookingId);
      report.refundsSent.push(intent.id);
      return;
    case 'cancel':
      if (await retireIntent(intent, now)) report.intentsCanceled.push(intent.id);
      return;
  }
}

/** Compares what Stripe has with what is recorded. */
async function reconcileIntents(report: ReconcileReport, now: number): Promise<void> {
  for await (const intents of intentsSince(now - LOOK_BACK_MS)) {
    report.checked += intents.length;
    const records = await readAll(intents.map(({ id }) => paymentDocument(id)));
    for (const [index, intent] of intents.entries()) {
      // As if the hold were over: whether it is, the act itself finds out in a transaction.
      const duty = paymentDuty(
        paymentState({ intentStatus: intent.status, record: records[index], isHeld: false }),
      );
      if (duty) await attempt(report, duty, intent.id, () => doDuty(report, duty, intent, now));
    }
  }
}

/** Sends refunds that were decided but did not go out, however old their payment is. */
async function finishRefunds(report: ReconcileReport): Promise<void> {
  const due = await payments().where('refundDue', '==', true).get();
  for (const snapshot of due.docs) {
    const record = snapshot.data();
    if (paymentDuty(paymentState({ record })) !== 'sendRefund') continue;
    await attempt(report, 'sendRefund', snapshot.id, async () => {
      await sendRefund(snapshot.id, record.bookingId);
      report.refundsSent.push(snapshot.id);
    });
  }
}

/**
 * Brings Stripe and Firestore together after whatever broke: money without a record is recorded or sent back, refunds
 * that were decided go out, holds that are over are cleared and the intents opened under them cancelled. Safe to run at
 * any time, beside itself and beside buyers. `now` is in milliseconds since 1970.
 */
export async function reconcilePayments(now: number = Date.now()): Promise<ReconcileReport> {
  const report: ReconcileReport = {
    checked: 0,
    recorded: [],
    refunded: [],
    refundsSent: [],
    intentsCanceled: [],
    holdsCleared: [],
    failures: [],
  };
  await attempt(report, 'list', 'intents', () => reconcileIntents(report, now));
  await attempt(report, 'list', 'refunds', () => finishRefunds(report));
  await attempt(report, 'clear', 'holds', async () => {
    report.holdsCleared = await clearLapsedHolds(now);
  });
  logger.info('Payments reconciled', report);
  return report;
}
