import { FirestoreError } from '../model/firestore-error.ts';

/**
 * An export that can't be read. The sentence begins as the official emulator's does, and goes on with file and place.
 */
export function unreadable(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
