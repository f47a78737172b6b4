import { type PaymentDuty, paymentDuty, paymentState } from '@thriftline/domain/payment-state';
import * as logger from 'firebase-functions/logger';
import { readAll } from '../../firestore/collection.ts';
import { releaseLapsedHolds } from '../hold/release-lapsed-holds.ts';
import { cancelLapsedIntent } from '../intents/cancel-lapsed-intent.ts';
import { paymentDocument, payments } from '../records/payments.ts';
import { sendRefund } from '../refund/send-refund.ts';
import { type Intent, intentsSince } from '../stripe/intents.ts';
import { intentsWithRefundNews } from '../stripe/refunds.ts';
import { skipForeignIntent } from '../stripe/skip-foreign-intent.ts';
import { followRefunds } from './follow-refunds.ts';
import { readProgress, writeProgress } from './progress.ts';
import { reconcileWindow } from './reconcile-window.ts';
import { settleUnrecorded } from './settle-unrecorded.ts';

/** What one reconciliation did: ids of payments (which are their intents') and of products. */
export interface ReconcileReport {
  /** From when on it looked at what Stripe has. */
  since: string;
  /** Whether it was the daily one that looks at days. */
  isSweep: boolean;
  /** How many intents Stripe listed. */
  checked: number;
  /** Money that had no record: it bought the product now. */
  recorded: string[];
  /** Money that had no record and could not buy any more: it went back now. */
  refunded: string[];
  /** Refunds that were decided earlier and went out now. */
  refundsSent: string[];
  /** Payments whose record was brought in line with what became of their refunds at Stripe. */
  refundsFollowed: string[];
  /** Open intents of holds that are over: nobody can pay with them any more. */
  intentsCanceled: string[];
  /** Products whose hold had outlived its time. */
  holdsReleased: string[];
  /** What went wrong; the next run tries again. */
  failures: { act: string; id: string; message: string }[];
}

/** Does one thing about one payment and says whether it worked; a failure is noted, and the others get their turn. */
async function attempt(
  report: ReconcileReport,
  act: string,
  id: string,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logger.error(`Reconciliation could not ${act} ${id}`, error);
    report.failures.push({ act, id, message: error instanceof Error ? error.message : String(error) });
    return false;
  }
}

/** Does what is left to do about a payment and says whether it has come to its end: no later run needs to look at it. */
async function doDuty(
  report: ReconcileReport,
  duty: PaymentDuty,
  intent: Intent,
  now: number,
): Promise<boolean> {
  switch (duty) {
    case 'settle':
      report[await settleUnrecorded(intent.id)].push(intent.id);
      return true;
    case 'sendRefund':
      await sendRefund(intent.id, intent.productId);
      report.refundsSent.push(intent.id);
      return true;
    case 'cancel': {
      const isCanceled = await cancelLapsedIntent(intent, now);
      if (isCanceled) report.intentsCanceled.push(intent.id);
      return isCanceled;
    }
  }
}

/** Compares what Stripe has with what is recorded. Gives the time before which every intent has come to its end. */
async function reconcileIntents(report: ReconcileReport, since: number, now: number): Promise<number> {
  let finishedUntil = now;
  for await (const intents of intentsSince(since)) {
    report.checked += intents.length;
    const records = await readAll(intents.map(({ id }) => paymentDocument(id)));
    for (const [index, intent] of intents.entries()) {
      // As if the hold were over: whether it is, the act itself finds out in a transaction.
      const state = paymentState({ intentStatus: intent.status, record: records[index], isHeld: false });
      const duty = paymentDuty(state);
      let isFinished = duty === undefined && state !== 'processing';
      if (duty) {
        await attempt(report, duty, intent.id, async () => {
          isFinished = await doDuty(report, duty, intent, now);
        });
      }
      if (!isFinished) finishedUntil = Math.min(finishedUntil, intent.created);
    }
  }
  return finishedUntil;
}

/** Follows refunds that were made in Stripe's dashboard or came back from the bank; says whether all of it worked. */
async function reconcileRefunds(report: ReconcileReport, since: number): Promise<boolean> {
  let worked = true;
  for (const id of await intentsWithRefundNews(since)) {
    const followed = await attempt(report, 'follow', id, async () => {
      if (await skipForeignIntent(id, () => followRefunds(id))) report.refundsFollowed.push(id);
    });
    worked &&= followed;
  }
  return worked;
}

/** Sends refunds that were decided but did not go out, however old their payment is. */
async function finishRefunds(report: ReconcileReport): Promise<void> {
  const due = await payments().where('refundDue', '==', true).get();
  for (const snapshot of due.docs) {
    const record = snapshot.data();
    if (paymentDuty(paymentState({ record })) !== 'sendRefund') continue;
    await attempt(report, 'sendRefund', snapshot.id, async () => {
      await sendRefund(snapshot.id, record.productId);
      report.refundsSent.push(snapshot.id);
    });
  }
}

/**
 * Brings Stripe and Firestore together after whatever broke: money without a record is recorded or sent back, refunds
 * that were decided go out, those made or undone elsewhere are followed, holds that are over are released and the intents
 * opened under them cancelled. Safe to run at any time, beside itself and beside buyers. `now` is in milliseconds since
 * 1970.
 */
export async function reconcilePayments(now: number = Date.now()): Promise<ReconcileReport> {
  const progress = await readProgress();
  const { since, isSweep } = reconcileWindow(progress, now);
  const report: ReconcileReport = {
    since: new Date(since).toISOString(),
    isSweep,
    checked: 0,
    recorded: [],
    refunded: [],
    refundsSent: [],
    refundsFollowed: [],
    intentsCanceled: [],
    holdsReleased: [],
    failures: [],
  };
  let finishedUntil: number | undefined;
  let refundsFollowed = false;
  await attempt(report, 'list', 'intents', async () => {
    finishedUntil = await reconcileIntents(report, since, now);
  });
  await attempt(report, 'list', 'refund events', async () => {
    refundsFollowed = await reconcileRefunds(report, since);
  });
  await attempt(report, 'list', 'refunds', () => finishRefunds(report));
  await attempt(report, 'release', 'holds', async () => {
    report.holdsReleased = await releaseLapsedHolds(now);
  });
  // Where a list broke off nobody knows what is finished: the next run begins where this one did.
  if (finishedUntil !== undefined && refundsFollowed) {
    await writeProgress({ finishedUntil, sweptAt: isSweep ? now : (progress?.sweptAt ?? now) });
  }
  logger.info('Payments reconciled', report);
  return report;
}
