import type { Firestore } from 'firebase-admin/firestore';
import { BATCH, row, rowId } from './row.ts';

/** The load did not come to an end in the time given to it. */
export class TooSlow extends Error {}

/**
 * Writes rows in batches; gives the milliseconds of the whole and of each batch.
 *
 * @throws TooSlow when it takes longer than the limit
 */
export async function loadRows(
  db: Firestore,
  { from = 0, count, limitMs }: { from?: number; count: number; limitMs: number },
): Promise<{ total: number; batches: number[] }> {
  const collection = db.collection('rows');
  const start = performance.now();
  const batches: number[] = [];
  for (let first = from; first < from + count; first += BATCH) {
    const batch = db.batch();
    for (let n = first; n < first + BATCH; n++) batch.set(collection.doc(rowId(n)), row(n));
    const began = performance.now();
    await batch.commit();
    batches.push(performance.now() - began);
    if (performance.now() - start > limitMs) throw new TooSlow();
  }
  return { total: performance.now() - start, batches };
}
