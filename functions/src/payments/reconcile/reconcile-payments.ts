import * as logger from 'firebase-functions/logger';
import { releaseLapsedHolds } from '../hold/release-lapsed-holds.ts';
import { dueUnfinished } from '../records/unfinished-payments.ts';
import { type Bounds, type Budget, startBudget } from './budget.ts';
import { lookThrough } from './look-through.ts';
import { readProgress, type Stretch, writeProgress } from './progress.ts';
import { reconcileUnfinished } from './reconcile-intent.ts';
import { type ReconcileWindow, reconcileWindow } from './reconcile-window.ts';
import { attempt, emptyReport, type ReconcileReport } from './report.ts';
import { sendDueRefunds } from './send-due-refunds.ts';

const BOUNDS: Bounds = { time: 200_000, payments: 2_000 };

/** Of each run's budget, how much what is unfinished and what is new may use up: something is left for what is old. */
const UNFINISHED_SHARE = 0.4;
const FRESH_SHARE = 0.7;

/** Unfinished payments that one run looks at again at most. */
const UNFINISHED_AT_ONCE = 200;

/** Looks again at what had not come to its end, as far as its share goes. Gives what it looked at. */
async function finishUnfinished(report: ReconcileReport, budget: Budget, now: number): Promise<Set<string>> {
  const seen = new Set<string>();
  await attempt(report, 'list', 'unfinished payments', async () => {
    for (const id of await dueUnfinished(now, UNFINISHED_AT_ONCE)) {
      if (budget.isOver(UNFINISHED_SHARE)) return;
      budget.spend(1);
      seen.add(id);
      await reconcileUnfinished(report, id, now);
    }
  });
  return seen;
}

/** Looks through Stripe's lists, what is new first. Gives what is left, what has waited longest first. */
async function lookThroughAll(
  { fresh, older }: ReconcileWindow,
  run: Omit<Parameters<typeof lookThrough>[1], 'share'>,
): Promise<Stretch[]> {
  const look = async (stretches: readonly Stretch[], share: number) => {
    const left: Stretch[] = [];
    for (const stretch of stretches)
      left.push(...[await lookThrough(stretch, { ...run, share })].filter((rest) => rest !== undefined));
    return left;
  };
  const leftOfFresh = await look(fresh, FRESH_SHARE);
  return [...(await look(older, 1)), ...leftOfFresh];
}

/**
 * Brings Stripe and Firestore together after whatever broke: refunds that were decided go out, money without a record is
 * recorded or sent back, refunds made or undone elsewhere are followed, holds that are over are released and the intents
 * opened under them cancelled. What is due comes first; each run is bounded, and the next one goes on where it stopped.
 * Safe to run at any time, beside itself and beside buyers. `now` is in milliseconds since 1970.
 */
export async function reconcilePayments(
  now: number = Date.now(),
  bounds: Bounds = BOUNDS,
): Promise<ReconcileReport> {
  const progress = await readProgress();
  const window = reconcileWindow(progress, now);
  const report = emptyReport(window.since, window.isSweep);
  const budget = startBudget(bounds);
  let refundsAfter = progress?.refundsAfter;
  await attempt(report, 'list', 'refunds', async () => {
    refundsAfter = await sendDueRefunds(report, refundsAfter, budget);
  });
  await attempt(report, 'release', 'holds', async () => {
    report.holdsReleased = await releaseLapsedHolds(now);
  });
  const seen = await finishUnfinished(report, budget, now);
  report.left = await lookThroughAll(window, { report, budget, now, seen });
  await writeProgress({
    finishedUntil: now,
    sweptAt: window.isSweep ? now : (progress?.sweptAt ?? now),
    backlog: report.left,
    ...(refundsAfter === undefined ? {} : { refundsAfter }),
  });
  logger.info('Payments reconciled', report);
  return report;
}
