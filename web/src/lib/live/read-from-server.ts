import { type DocumentReference, type DocumentSnapshot, onSnapshot } from 'firebase/firestore';

/**
 * The document as the server has it, however long that takes: it waits while there is no connection. Throws what the
 * server refuses, or the signal's reason.
 */
export function readFromServer<T>(
  reference: DocumentReference<T>,
  signal?: AbortSignal,
): Promise<DocumentSnapshot<T>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = onSnapshot(
      reference,
      { includeMetadataChanges: true },
      {
        next: (snapshot) => {
          if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
          // The first snapshot may come before `stop` is there.
          queueMicrotask(() => stop());
          resolve(snapshot);
        },
        error: reject,
      },
    );
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
