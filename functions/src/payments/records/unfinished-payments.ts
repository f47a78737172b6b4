import type { WithFieldValue } from 'firebase-admin/firestore';
import { collection, documentIn, read } from '../../firestore/collection.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a payment that is merely open waits until it is looked at again: while it is new, and when it is older than a day. */
const OPEN_WAIT_MS = 5 * MINUTE_MS;
const OLD_WAIT_MS = 60 * MINUTE_MS;

/** The longest wait of one that failed, which doubles with each time. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/**
 * A payment that had not come to its end when it was looked at: its buyer may still pay, its bank has not answered, or
 * something failed. Each is remembered by itself, so that none holds up the others. No client can read this collection.
 */
export interface UnfinishedPayment {
  /** When its intent was made, in milliseconds since 1970; unknown where a refund's news could not be followed. */
  created?: number;
  /** When it is looked at again, in milliseconds since 1970. */
  dueAt: number;
  /** How often it failed. */
  failures: number;
}

const unfinished = () => collection<UnfinishedPayment>('unfinishedPayments');
const unfinishedDocument = (paymentIntentId: string) => documentIn(unfinished(), paymentIntentId);

/** How long an unfinished payment waits. */
export function waitOf({ created, failures }: Pick<UnfinishedPayment, 'created' | 'failures'>, now: number) {
  if (failures > 0) return Math.min(OPEN_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return created !== undefined && now - created > DAY_MS ? OLD_WAIT_MS : OPEN_WAIT_MS;
}

/** Remembers a payment that is to be looked at again. `now` is in milliseconds since 1970. */
export async function rememberUnfinished(
  paymentIntentId: string,
  { created, hasFailed }: { created?: number | undefined; hasFailed: boolean },
  now: number,
): Promise<void> {
  const document = unfinishedDocument(paymentIntentId);
  const known = await read(document);
  const failures = hasFailed ? (known?.failures ?? 0) + 1 : 0;
  const made = created ?? known?.created;
  const payment = { failures, ...(made === undefined ? {} : { created: made }) };
  await document.set({
    ...payment,
    dueAt: now + waitOf(payment, now),
  } satisfies WithFieldValue<UnfinishedPayment>);
}

/** Forgets a payment that has come to its end, if it was remembered. */
export async function forgetUnfinished(paymentIntentId: string): Promise<void> {
  await unfinishedDocument(paymentIntentId).delete();
}

/** The ids of the payments that are to be looked at again by now, those that waited longest first. */
export async function dueUnfinished(now: number, most: number): Promise<string[]> {
  const due = await unfinished().where('dueAt', '<=', now).orderBy('dueAt').limit(most).get();
  return due.docs.map(({ id }) => id);
}
