import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, doc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { isSameValue } from '@/lib/is-same-value.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import { type Act, effectOf } from './act.ts';

/** What an act wants of a document. */
export type Wanted = Pick<Act, 'changes' | 'kind' | 'path'>;

/** Whether the document is what the act makes of it. */
function shows(document: DocumentSnapshot, act: Wanted): boolean {
  switch (effectOf(act)) {
    case 'created':
      return document.exists();
    case 'changed': {
      const fields = document.data();
      const changes = Object.entries(act.changes ?? {});
      return fields !== undefined && changes.every(([name, value]) => isSameValue(fields[name], value));
    }
    case 'deleted':
      return !document.exists();
  }
}

/** Whether what the act wants is so on the server. Waits for an answer; throws the signal's reason. */
export async function isSoOnServer(act: Wanted, signal?: AbortSignal): Promise<boolean> {
  try {
    return shows(await readFromServer(doc(firestore, act.path), signal), act);
  } catch (error) {
    // An account that was deleted may not even look.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}
