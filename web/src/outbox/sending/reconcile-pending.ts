import { waitForPendingWrites } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Act } from '../journal/act.ts';
import { adoptAct } from '../journal/act-lock.ts';
import { isUnsettled, noteQueued, noteRefused, noteSent } from '../journal/journal.ts';
import { isSoOnServer } from './is-so-on-server.ts';

/** Whether what the act wanted is so on the server, once Firestore has sent all it had queued. */
async function cameTrue(act: Act, signal: AbortSignal): Promise<boolean> {
  await waitForPendingWrites(firestore);
  signal.throwIfAborted();
  return isSoOnServer(act, signal);
}

/**
 * Finds out what became of an act whose page is gone: Firestore sends it after a reload all the same, but there is no
 * promise left to hear the answer. Waits as long as that takes, and while another tab still hears it; does nothing once
 * the signal is aborted.
 */
export async function reconcilePending(act: Act, signal: AbortSignal): Promise<void> {
  try {
    await adoptAct(act, signal, async () => {
      if (!(await isUnsettled(act))) return;
      await noteQueued(act);
      if (await cameTrue(act, signal)) await noteSent(act);
      else {
        // The server has just answered, so it can be had.
        const { explainRefusal } = await import('../words/explain-refusal.ts');
        await noteRefused(act, await explainRefusal(act));
      }
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
