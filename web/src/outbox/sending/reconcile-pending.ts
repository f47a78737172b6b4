import { untilDone } from '@/lib/connection/until-done.ts';
import { isQueueInMemory } from '@/lib/firebase/cache-that-answers.ts';
import { untilAllSent } from '@/lib/firebase/until-all-sent.ts';
import { isUnsettled, noteQueued, noteRefused, noteSent } from '../journal/journal.ts';
import type { Mutation } from '../journal/mutation.ts';
import { adoptMutation } from '../journal/mutation-lock.ts';
import { isSoOnServer } from './is-so-on-server.ts';
import { madeFrom } from './made-from.ts';

/** Settles the mutation by what is so on the server, once Firestore has sent all it had queued. */
async function settle(mutation: Mutation, signal: AbortSignal): Promise<void> {
  if (!(await isUnsettled(mutation))) return;
  await noteQueued(mutation);
  await untilAllSent(signal);
  // A refunded booking is where another was to be: it isn't the one. All else has its place to itself, whatever a clock said.
  const since = mutation.kind === 'book' ? madeFrom(mutation) : undefined;
  if (await isSoOnServer(mutation, signal, since)) {
    await noteSent(mutation);
    return;
  }
  // What an earlier page queued on the device may still be sent, by a page that can read that queue: this one would call it refused.
  if (isQueueInMemory() && mutation.isOfPage !== true) return;
  // The server has just answered, so it can be had.
  const { explainRefusal } = await import('../texts/explain-refusal.ts');
  await noteRefused(mutation, await explainRefusal(mutation));
}

/**
 * Finds out what became of a mutation whose page is gone: Firestore sends it after a reload all the same, but there is no
 * promise left to hear the answer. Waits as long as that takes, and while another tab still hears it; tries again where nobody could
 * say. Does nothing once the signal is aborted. Never throws.
 */
export function reconcilePending(mutation: Mutation, signal: AbortSignal): Promise<void> {
  const adopt = () => adoptMutation(mutation, signal, () => settle(mutation, signal));
  return untilDone(adopt, `It isn’t known yet what became of ${mutation.path}`, signal);
}
