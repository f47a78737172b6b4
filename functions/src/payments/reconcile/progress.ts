import { collection, documentIn, read } from '../../firestore/collection.ts';

/**
 * How far the reconciliation has come: every intent that was made before `finishedUntil` (milliseconds since 1970) had
 * come to its end. No client can read this collection: no security rule names it.
 */
export interface ReconciliationProgress {
  finishedUntil: number;
  /** When it last looked at days instead of at what is new. */
  sweptAt: number;
}

const progress = () => documentIn(collection<ReconciliationProgress>('reconciliation'), 'payments');

/** How far it has come; undefined before the first time. */
export const readProgress = () => read(progress());

/** Remembers how far it has come. */
export async function writeProgress(reached: ReconciliationProgress): Promise<void> {
  await progress().set(reached);
}
