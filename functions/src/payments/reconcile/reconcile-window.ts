import type { ReconciliationProgress, Stretch } from './progress.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long Stripe keeps events, and so how far back the first reconciliation looks. */
const FIRST_LOOK_BACK_MS = 30 * DAY_MS;

/** How far a sweep looks back: as long as Stripe repeats a webhook. */
const SWEEP_MS = 3 * DAY_MS;

/** How much is looked at again: clocks differ, and Stripe's lists may show what is new a little late. */
const OVERLAP_MS = 60 * MINUTE_MS;

/** More stretches than this are left only where there is never time enough: then they become two that span all of them. */
const MOST_STRETCHES = 40;

/** What a reconciliation looks at. */
export interface ReconcileWindow {
  /** From when on it looks, or will have looked (milliseconds since 1970). */
  since: number;
  isSweep: boolean;
  /** What is new, and an hour more. */
  fresh: Stretch[];
  /** What is left of earlier runs, and once a day some days, whatever was remembered. */
  older: Stretch[];
}

const both = (since: number, until: number): Stretch[] =>
  since < until
    ? [
        { source: 'refunds', since, until },
        { source: 'intents', since, until },
      ]
    : [];

function merged(stretches: readonly Stretch[]): Stretch[] {
  if (stretches.length <= MOST_STRETCHES) return [...stretches];
  const since = Math.min(...stretches.map((stretch) => stretch.since));
  return both(since, Math.max(...stretches.map((stretch) => stretch.until)));
}

/**
 * The window of a reconciliation: what is new since the one before; what is left of earlier ones; and once a day three
 * days, the first time as far back as Stripe keeps events.
 */
export function reconcileWindow(progress: ReconciliationProgress | undefined, now: number): ReconcileWindow {
  const isSweep = progress === undefined || now - progress.sweptAt >= DAY_MS;
  const start = Math.min(progress?.finishedUntil ?? now, now) - OVERLAP_MS;
  const since = isSweep ? Math.min(start, now - (progress ? SWEEP_MS : FIRST_LOOK_BACK_MS)) : start;
  return {
    since,
    isSweep,
    // Stripe's clock may be ahead of ours.
    fresh: both(start, now + OVERLAP_MS),
    older: [...merged(progress?.backlog ?? []), ...both(since, start)],
  };
}
