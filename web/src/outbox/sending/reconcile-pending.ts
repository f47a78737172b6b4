import { waitForPendingWrites } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { isUnsettled, noteQueued, noteRefused, noteSent } from '../journal/journal.ts';
import type { Mutation } from '../journal/mutation.ts';
import { adoptMutation } from '../journal/mutation-lock.ts';
import { isSoOnServer } from './is-so-on-server.ts';

/** Whether what the mutation wanted is so on the server, once Firestore has sent all it had queued. */
async function cameTrue(mutation: Mutation, signal: AbortSignal): Promise<boolean> {
  await waitForPendingWrites(firestore);
  signal.throwIfAborted();
  return isSoOnServer(mutation, signal);
}

/**
 * Finds out what became of a mutation whose page is gone: Firestore sends it after a reload all the same, but there is no
 * promise left to hear the answer. Waits as long as that takes, and while another tab still hears it; does nothing once
 * the signal is aborted.
 */
export async function reconcilePending(mutation: Mutation, signal: AbortSignal): Promise<void> {
  try {
    await adoptMutation(mutation, signal, async () => {
      if (!(await isUnsettled(mutation))) return;
      await noteQueued(mutation);
      if (await cameTrue(mutation, signal)) await noteSent(mutation);
      else {
        // The server has just answered, so it can be had.
        const { explainRefusal } = await import('../texts/explain-refusal.ts');
        await noteRefused(mutation, await explainRefusal(mutation));
      }
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
