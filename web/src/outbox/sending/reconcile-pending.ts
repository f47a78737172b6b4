import { BackOff, doubling } from '@/lib/connection/back-off.ts';
import { waitForNetwork } from '@/lib/connection/wait-for-network.ts';
import { untilAllSent } from '@/lib/firebase/until-all-sent.ts';
import { isUnsettled, noteQueued, noteRefused, noteSent } from '../journal/journal.ts';
import type { Mutation } from '../journal/mutation.ts';
import { adoptMutation } from '../journal/mutation-lock.ts';
import { isSoOnServer } from './is-so-on-server.ts';

/** Between tries to find out what became of a mutation, in milliseconds. */
const PAUSES_MS = doubling(2_000, 60_000);

/** Settles the mutation by what is so on the server, once Firestore has sent all it had queued. */
async function settle(mutation: Mutation, signal: AbortSignal): Promise<void> {
  if (!(await isUnsettled(mutation))) return;
  await noteQueued(mutation);
  await untilAllSent(signal);
  if (await isSoOnServer(mutation, signal)) await noteSent(mutation);
  else {
    // The server has just answered, so it can be had.
    const { explainRefusal } = await import('../texts/explain-refusal.ts');
    await noteRefused(mutation, await explainRefusal(mutation));
  }
}

/**
 * Finds out what became of a mutation whose page is gone: Firestore sends it after a reload all the same, but there is no
 * promise left to hear the answer. Waits as long as that takes, and while another tab still hears it; tries again where nobody could
 * say. Does nothing once the signal is aborted. Never throws.
 */
export async function reconcilePending(mutation: Mutation, signal: AbortSignal): Promise<void> {
  const backOff = new BackOff(PAUSES_MS);
  while (!signal.aborted) {
    try {
      await adoptMutation(mutation, signal, () => settle(mutation, signal));
      return;
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Nobody says what became of it yet', mutation.path, error);
    }
    await waitForNetwork(backOff.next(), signal);
  }
}
