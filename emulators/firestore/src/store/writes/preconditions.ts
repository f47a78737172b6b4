import type { Document } from '../../model/document.ts';
import { FirestoreError } from '../../model/firestore-error.ts';
import { compareTimestamps, type Timestamp } from '../../model/timestamp.ts';
import type { Precondition } from '../model/write.ts';

/**
 * Refuses a write whose precondition doesn't hold. Codes and texts are those clients know.
 *
 * @param name the document's resource name, for the message
 * @throws FirestoreError NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION
 */
export function checkPrecondition(
  precondition: Precondition | null,
  stored: Document | null,
  name: string,
): void {
  if (precondition === null) return;
  if (precondition.kind === 'exists') {
    if (precondition.exists && stored === null) {
      throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
    }
    if (!precondition.exists && stored !== null) {
      throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    return;
  }
  const { updateTime } = precondition;
  if (stored === null || compareTimestamps(stored.updateTime, updateTime) !== 0) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `the stored version (${stored === null ? 'none' : micros(stored.updateTime)}) does not match ` +
        `the required base version (${micros(updateTime)}) of ${name}`,
    );
  }
}

function micros({ seconds, nanos }: Timestamp): string {
  return String(BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000)));
}
