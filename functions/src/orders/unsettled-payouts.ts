import type { Timestamp } from 'firebase-admin/firestore';
import { collection, documentIn } from '../firestore/collection.ts';

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/**
 * That a payout has to be looked at: its order or payment has changed, or something of it failed. Written with what changed, so that
 * it cannot be missed; whoever comes first does what there is to do. No client can read this collection.
 */
export interface UnsettledPayout {
  /** When the sweep looks at it. */
  dueAt: Timestamp;
  /** How often looking at it failed since it was written. */
  failures: number;
}

/** The payouts that have to be looked at, by their payments. */
export const unsettledPayouts = () => collection<UnsettledPayout>('unsettledPayouts');

/** One of them. */
export const unsettledPayoutDocument = (orderId: string) => documentIn(unsettledPayouts(), orderId);

/** How long a payout waits that could not be settled so often, in milliseconds. */
export function unsettledWait(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);
}
