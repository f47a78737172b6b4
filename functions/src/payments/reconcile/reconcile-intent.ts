import type { Payment } from '@thriftline/domain/payments/payment';
import { type PaymentDuty, paymentDuty, paymentState } from '@thriftline/domain/payments/payment-state';
import { read } from '../../firestore/collection.ts';
import { cancelLapsedIntent } from '../intents/cancel-lapsed-intent.ts';
import { paymentDocument } from '../records/payments.ts';
import { forgetUnfinished, rememberUnfinished } from '../records/unfinished-payments.ts';
import { sendRefund } from '../refund/send-refund.ts';
import { type Intent, retrieveIntent } from '../stripe/intents.ts';
import { skipForeignIntent } from '../stripe/skip-foreign-intent.ts';
import { followPayment } from './follow-payment.ts';
import { attempt, type ReconcileReport } from './report.ts';
import { settleUnrecorded } from './settle-unrecorded.ts';

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
    case 'sendRefund': {
      const sent = await sendRefund(intent.id, intent.productId);
      ('refused' in sent ? report.refundsRefused : report.refundsSent).push(intent.id);
      return true;
    }
    case 'cancel': {
      const isCanceled = await cancelLapsedIntent(intent, now);
      if (isCanceled) report.intentsCanceled.push(intent.id);
      return isCanceled;
    }
  }
}

/**
 * Compares one of Stripe's intents with its record and does what is left to do. One that has not come to its end is
 * remembered. Says whether it has.
 */
export async function reconcileIntent(
  report: ReconcileReport,
  intent: Intent,
  record: Payment | undefined,
  now: number,
): Promise<boolean> {
  report.checked += 1;
  // As if the hold were over: whether it is, the act itself finds out in a transaction.
  const state = paymentState({ intentStatus: intent.status, record, isHeld: false });
  const duty = paymentDuty(state);
  let isFinished = duty === undefined && state !== 'processing';
  let worked = true;
  if (duty) {
    worked = await attempt(report, duty, intent.id, async () => {
      isFinished = await doDuty(report, duty, intent, now);
    });
  }
  if (!isFinished) {
    await rememberUnfinished(intent.id, { created: intent.created, hasFailed: !worked }, now);
  }
  return isFinished;
}

/** Follows the refunds and disputes of a payment; one where that fails is remembered. */
export async function reconcileRefunds(report: ReconcileReport, id: string, now: number): Promise<boolean> {
  const worked = await attempt(report, 'follow', id, async () => {
    if (await skipForeignIntent(id, () => followPayment(id))) report.refundsFollowed.push(id);
  });
  if (!worked) await rememberUnfinished(id, { hasFailed: true }, now);
  return worked;
}

/** Looks again at a payment that had not come to its end. */
export async function reconcileUnfinished(report: ReconcileReport, id: string, now: number): Promise<void> {
  let intent: Intent | undefined;
  const isKnown = await attempt(report, 'check', id, async () => {
    intent = await skipForeignIntent(id, () => retrieveIntent(id));
  });
  if (!isKnown) {
    await rememberUnfinished(id, { hasFailed: true }, now);
    return;
  }
  const record = await read(paymentDocument(id));
  const isFinished = intent === undefined || (await reconcileIntent(report, intent, record, now));
  if (isFinished && (record === undefined || (await reconcileRefunds(report, id, now)))) {
    await forgetUnfinished(id);
  }
}
