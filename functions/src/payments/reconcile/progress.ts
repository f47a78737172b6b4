import { collection, documentIn, read } from '../../firestore/collection.ts';

/** What Stripe tells of by lists, newest first. */
export type Source = 'intents' | 'refunds';

/** A stretch of one of Stripe's lists that is still to be looked at. */
export interface Stretch {
  source: Source;
  /** From when to when what it holds was made (milliseconds since 1970). */
  since: number;
  until: number;
  /** The id of the last thing in it that was looked at: those after it are older. */
  after?: string;
}

/**
 * How far the reconciliation has come: all that was made before `finishedUntil` (milliseconds since 1970) was looked at,
 * but for what the backlog holds; what had not come to its end then is among the unfinished payments. No client can read
 * this collection: no security rule names it.
 */
export interface ReconciliationProgress {
  finishedUntil: number;
  /** When it last looked at days instead of at what is new. */
  sweptAt: number;
  /** Oldest first; absent in what older versions wrote. */
  backlog?: Stretch[];
  /** Among the refunds that are due, the last one that was tried: the next run begins after it. */
  refundsAfter?: string;
}

const progress = () => documentIn(collection<ReconciliationProgress>('reconciliation'), 'payments');

/** How far it has come; undefined before the first time. */
export const readProgress = () => read(progress());

/** Remembers how far it has come. */
export async function writeProgress(reached: ReconciliationProgress): Promise<void> {
  await progress().set(reached);
}
