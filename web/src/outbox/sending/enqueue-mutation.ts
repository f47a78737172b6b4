import { AppError } from '@thriftline/domain/base/errors';
import { FirebaseError } from 'firebase/app';
import { askToPersist } from '@/lib/device/ask-to-persist.ts';
import { isQueueInMemory } from '@/lib/firebase/cache-that-answers.ts';
import { tellInstallMoment } from '@/lib/install/install-moment.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { PendingWrite } from '@/lib/writes/pending-write.ts';
import { type Sent, sendWrite } from '@/lib/writes/send-write.ts';
import { isCurrent, noteDone, noteMutation, noteQueued, noteRefused, noteSent } from '../journal/journal.ts';
import type { Mutation, MutationRequest } from '../journal/mutation.ts';
import { holdMutation } from '../journal/mutation-lock.ts';
import { explainRefusal } from '../texts/explain-refusal.ts';
import { isDone, unlessDone } from './unless-done.ts';

/** Longest the journal may keep a mutation from being sent, in milliseconds: it is a courtesy, the mutation is not. */
const JOURNAL_MS = 1_000;

/** Notes the mutation as long as that makes sense: a private window or a full disk keeps no journal. Says whether that was done in time. */
function tryToNote(mutation: Mutation): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), JOURNAL_MS));
  const note = noteMutation(mutation).then(
    () => true,
    (error: unknown) => {
      console.warn('The mutation is not in the journal', error);
      return false;
    },
  );
  return Promise.race([note, late]);
}

/** What the rules refused, in words that say why; anything else as it is. */
async function explained(error: unknown, mutation: Mutation): Promise<unknown> {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') return error;
  return new AppError('permission-denied', await explainRefusal(mutation), { cause: error });
}

/** Whether the mutation is still to be done: nobody has taken it back, or done something else to its document, and the server lacks it. */
async function isWanted(mutation: Mutation): Promise<boolean> {
  try {
    return (await isCurrent(mutation)) && !(await isDone(mutation));
  } catch (error) {
    console.warn('There is no journal to look into', error);
    return true;
  }
}

/**
 * Sends a mutation to Firestore and keeps it in the journal until the server has answered. Answers `queued` where
 * `sendWrite` does; a refusal after that is noted in the journal, which tells the person wherever they are then. Throws
 * AppError with the reason of a refusal that comes at once. What is refused because it was done, and the answer lost, is done. `onRefused` cleans up after either, before the
 * journal says so. `write` is told how to find out whether the mutation is wanted still, before it tries a second time, and whether it
 * is in the journal: if not, nothing on this device says after this page what became of it.
 */
export async function enqueueMutation(
  request: MutationRequest,
  write: (isWanted: () => Promise<boolean>, isNoted: boolean) => PendingWrite,
  onRefused: () => void | Promise<void> = () => undefined,
): Promise<Sent> {
  const mutation: Mutation = {
    ...request,
    id: crypto.randomUUID(),
    at: Date.now(),
    state: 'sending',
    ...(isQueueInMemory() && { isOfPage: true }),
  };
  const releaseLock = await holdMutation(mutation);
  const isNoted = await tryToNote(mutation);
  const pending = unlessDone(
    write(() => isWanted(mutation), isNoted),
    mutation,
  );

  const settleLater = async (error: unknown) => {
    console.warn('Refused after it was queued', mutation.path, error);
    await onRefused();
    const why = await explainRefusal(mutation);
    const stands = await noteRefused(mutation, why).catch((failure: unknown) => {
      console.warn('The refusal is not in the journal', failure);
      return false;
    });
    if (!stands && !isNoted) reportError(new AppError('permission-denied', why, { cause: error }));
  };
  // Done is done, whatever the screen did meanwhile.
  void pending.written.then(
    () => noteSent(mutation).catch(reportError).finally(releaseLock),
    () => undefined,
  );
  try {
    const sent = await sendWrite(
      pending,
      (error) => void settleLater(error).catch(reportError).finally(releaseLock),
    );
    void tellInstallMoment();
    if (sent === 'queued') {
      // A full disk marks nothing; the mutation is sent all the same.
      await noteQueued(mutation).catch((error: unknown) => console.warn('The mutation is not marked', error));
      void askToPersist();
    }
    return sent;
  } catch (error) {
    await onRefused();
    await noteDone(mutation).finally(releaseLock);
    throw await explained(error, mutation);
  }
}
