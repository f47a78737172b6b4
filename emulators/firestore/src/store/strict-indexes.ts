import { FirestoreError } from '../model/firestore-error.ts';
import { declaredIndexes } from '../query/declared-indexes.ts';
import { requiredIndexes } from '../query/required-index.ts';
import type { SnapshotSource } from './history/database-snapshot.ts';

/**
 * Refuses queries production would refuse for want of an index, as it does.
 *
 * @param json the parsed `firestore.indexes.json`
 */
export function strictIndexCheck(json: unknown): SnapshotSource['checkQuery'] {
  const declared = declaredIndexes(json);
  return (compiled, aggregations) => {
    const missing = requiredIndexes(compiled, aggregations, declared);
    if (missing.length === 0) return;
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The query requires an index. You can create it here: add to "indexes" of firestore.indexes.json ` +
        missing.map((definition) => JSON.stringify(definition)).join(', '),
    );
  };
}
