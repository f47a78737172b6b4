import { HELD_MINUTES_AN_HOUR } from '../../catalogue/product.ts';
import type { HeldSpan } from './payment-attempt.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The spans that count at `now`: those that reach into the last hour. */
export function recentSpans(spans: readonly HeldSpan[], now: number): HeldSpan[] {
  return spans.filter(({ until }) => until > now - HOUR_MS);
}

/**
 * How much longer a buyer can keep others from an item within this hour, in milliseconds. Each span counts as a minute at
 * least, so that nobody takes and lets go by the second.
 */
export function heldTimeLeft(spans: readonly HeldSpan[], now: number): number {
  const used = recentSpans(spans, now).reduce((sum, { from, until }) => {
    const start = Math.max(from, now - HOUR_MS);
    return sum + Math.max(MINUTE_MS, Math.min(until, now) - start);
  }, 0);
  const left = HELD_MINUTES_AN_HOUR * MINUTE_MS - used;
  return left >= MINUTE_MS ? left : 0;
}

/** The spans after the last one has ended at `now`. */
export function endedSpans(spans: readonly HeldSpan[], now: number): HeldSpan[] {
  return spans.map(({ from, until }) => ({ from, until: Math.min(until, now) }));
}
