import type { ReconciliationProgress } from './progress.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long Stripe keeps events, and so how far back the first reconciliation looks. */
const FIRST_LOOK_BACK_MS = 30 * DAY_MS;

/** How far a sweep looks back: as long as Stripe repeats a webhook. */
const SWEEP_MS = 3 * DAY_MS;

/** How much is looked at again: clocks differ, and Stripe's lists may show what is new a little late. */
const OVERLAP_MS = 60 * MINUTE_MS;

/** From when on a reconciliation looks (milliseconds since 1970), and whether it is the daily sweep. */
export interface ReconcileWindow {
  since: number;
  isSweep: boolean;
}

/**
 * The window of a reconciliation: from where the one before had finished everything, and an hour more; once a day three
 * days at least, whatever was remembered.
 */
export function reconcileWindow(progress: ReconciliationProgress | undefined, now: number): ReconcileWindow {
  if (progress === undefined) return { since: now - FIRST_LOOK_BACK_MS, isSweep: true };
  const isSweep = now - progress.sweptAt >= DAY_MS;
  const fresh = Math.min(progress.finishedUntil, now) - OVERLAP_MS;
  return { since: isSweep ? Math.min(fresh, now - SWEEP_MS) : fresh, isSweep };
}
