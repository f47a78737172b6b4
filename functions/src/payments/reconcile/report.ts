import * as logger from 'firebase-functions/logger';
import type { Stretch } from './progress.ts';

/** What one reconciliation did: ids of payments (which are their intents') and of products. */
export interface ReconcileReport {
  /** From when on it looked at what Stripe has. */
  since: string;
  /** Whether it was the daily one that looks at days. */
  isSweep: boolean;
  /** How many intents it looked at. */
  checked: number;
  /** Money that had no record: it bought the product now. */
  recorded: string[];
  /** Money that had no record and could not buy any more: it went back now. */
  refunded: string[];
  /** Refunds that were decided earlier and went out now. */
  refundsSent: string[];
  /** Refunds that Stripe refuses for good: an admin has to decide. */
  refundsRefused: string[];
  /** Payments whose record was brought in line with what became of their refunds and disputes at Stripe. */
  refundsFollowed: string[];
  /** Open intents of holds that are over: nobody can pay with them any more. */
  intentsCanceled: string[];
  /** Products whose hold had outlived its time. */
  holdsReleased: string[];
  /** What there was no time for: the next run goes on there. */
  left: Stretch[];
  /** What went wrong; it is tried again later. */
  failures: { act: string; id: string; message: string }[];
}

/** A report of nothing yet. */
export function emptyReport(since: number, isSweep: boolean): ReconcileReport {
  return {
    since: new Date(since).toISOString(),
    isSweep,
    checked: 0,
    recorded: [],
    refunded: [],
    refundsSent: [],
    refundsRefused: [],
    refundsFollowed: [],
    intentsCanceled: [],
    holdsReleased: [],
    left: [],
    failures: [],
  };
}

/** Does one thing about one payment and says whether it worked; a failure is noted, and the others get their turn. */
export async function attempt(
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
