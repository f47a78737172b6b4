import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { doc, onSnapshot } from 'firebase/firestore';
import { isOnline, onConnectionLost } from '@/lib/connection/connection.ts';
import { noteAnswer } from '@/lib/connection/last-answer.ts';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Notes when the server last answered, as seen from the account's own document, which the page listens to anyway. Gives back how to stop. */
export function followAnswers(uid: string): () => void {
  let answers = false;
  const note = () => {
    if (answers) noteAnswer(uid);
  };
  const stop = onSnapshot(
    doc(firestore, COLLECTIONS.users, uid),
    { includeMetadataChanges: true },
    {
      next: ({ metadata }) => {
        answers = !metadata.fromCache && isOnline();
        note();
      },
      // The session answers for an account that may no longer be read.
      error: () => {
        answers = false;
      },
    },
  );
  // A listener that hears nothing new is still heard: until the line goes, or the page.
  const stopLost = onConnectionLost(() => {
    note();
    answers = false;
  });
  window.addEventListener('pagehide', note);
  return () => {
    stop();
    stopLost();
    window.removeEventListener('pagehide', note);
  };
}
