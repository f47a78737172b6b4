import { isOnline, onConnectionLost } from '../connection/connection.ts';
import { lookAfter } from '../connection/deadline.ts';
import { noteFirestoreTimeout } from '../connection/response-timeout.ts';
import { reportError } from '../notices/report-error.ts';
import type { PendingWrite } from './pending-write.ts';

/** Longest a screen waits for the server's word on a write, in milliseconds. */
const PATIENCE_MS = 5_000;

/** `sent`: the server has it. `queued`: it is on this device and will be sent when there is a connection again. */
export type Sent = 'sent' | 'queued';

/** What `sendWrite` needs to know of the browser's connection. */
export interface Connection {
  readonly onLine: boolean;
  /** Calls back when the connection goes; gives back how to stop. */
  whenLost(listener: () => void): () => void;
}

const browserConnection: Connection = {
  get onLine() {
    return isOnline();
  },
  whenLost: onConnectionLost,
};

/**
 * Waits for a Firestore write as long as that makes sense. The promise of a write does not settle while there is no
 * connection, so offline, when the connection goes, or when patience ends the answer is `queued`, as soon as this device
 * keeps the write. Throws what the server refuses meanwhile; a refusal after `queued` goes to `onRefusedLater`.
 */
export function sendWrite(
  { kept, written }: PendingWrite,
  onRefusedLater: (error: unknown) => void = reportError,
  connection: Connection = browserConnection,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let queued = false;
    const queue = () => {
      finish();
      void kept.then(() => {
        queued = true;
        resolve('queued');
      });
    };
    const stopWatching = connection.whenLost(queue);
    const timer = setTimeout(queue, PATIENCE_MS);
    const doubt = setTimeout(noteFirestoreTimeout, lookAfter('firestore'));
    const finish = () => {
      clearTimeout(timer);
      clearTimeout(doubt);
      stopWatching();
    };
    written.then(
      () => {
        finish();
        resolve('sent');
      },
      (error: unknown) => {
        finish();
        if (queued) onRefusedLater(error);
        else reject(error);
      },
    );
    if (!connection.onLine) queue();
  });
}
