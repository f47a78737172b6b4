import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, doc, waitForPendingWrites } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { isSameValue } from '@/lib/is-same-value.ts';
import { readFromServer } from '@/lib/live/read-from-server.ts';
import { type Act, effectOf } from './act.ts';
import { adoptAct } from './act-lock.ts';
import { explainRefusal } from './explain-refusal.ts';
import { isUnsettled, noteDone, noteQueued, noteRefused } from './journal.ts';

/** Whether the document is what the act makes of it. */
function shows(document: DocumentSnapshot, act: Act): boolean {
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

/** Whether what the act wanted is so on the server, once Firestore has sent all it had queued. */
async function cameTrue(act: Act, signal: AbortSignal): Promise<boolean> {
  await waitForPendingWrites(firestore);
  signal.throwIfAborted();
  try {
    const document = await readFromServer(doc(firestore, act.path), signal);
    return shows(document, act);
  } catch (error) {
    // An account that was deleted may not even look.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

/**
 * Finds out what became of an act whose page is gone: Firestore sends it after a reload all the same, but there is no
 * promise left to hear the answer. Waits as long as that takes, and while another tab still hears it; does nothing once
 * the signal is aborted.
 */
export async function settleOrphan(act: Act, signal: AbortSignal): Promise<void> {
  try {
    await adoptAct(act, signal, async () => {
      if (!(await isUnsettled(act))) return;
      await noteQueued(act);
      if (await cameTrue(act, signal)) await noteDone(act);
      else await noteRefused(act, await explainRefusal(act));
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
