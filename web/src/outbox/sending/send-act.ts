import { AppError } from '@thriftline/domain/base/errors';
import { FirebaseError } from 'firebase/app';
import { askToPersist } from '@/lib/device/ask-to-persist.ts';
import { tellInstallMoment } from '@/lib/install/install-moment.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import type { PendingWrite } from '@/lib/writes/pending-write.ts';
import { type Sent, sendWrite } from '@/lib/writes/send-write.ts';
import type { Act, ActRequest } from '../journal/act.ts';
import { holdAct } from '../journal/act-lock.ts';
import { isCurrent, noteAct, noteDone, noteQueued, noteRefused, noteSent } from '../journal/journal.ts';
import { explainRefusal } from '../words/explain-refusal.ts';
import { isDone, unlessDone } from './unless-done.ts';

/** Longest the journal may keep an act from being sent, in milliseconds: it is a courtesy, the act is not. */
const JOURNAL_MS = 1_000;

/** Notes the act as long as that makes sense: a private window or a full disk keeps no journal. */
async function tryToNote(act: Act): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, JOURNAL_MS));
  const note = noteAct(act).catch((error: unknown) => console.warn('The act is not in the journal', error));
  await Promise.race([note, late]);
}

/** What the rules refused, in words that say why; anything else as it is. */
async function explained(error: unknown, act: Act): Promise<unknown> {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') return error;
  return new AppError('permission-denied', await explainRefusal(act), { cause: error });
}

/** Whether the act is still to be done: nobody has taken it back, or done something else to its document, and the server lacks it. */
async function isWanted(act: Act): Promise<boolean> {
  try {
    return (await isCurrent(act)) && !(await isDone(act));
  } catch (error) {
    console.warn('There is no journal to look into', error);
    return true;
  }
}

/**
 * Sends an act to Firestore and keeps it in the journal until the server has answered. Answers `queued` where
 * `sendWrite` does; a refusal after that is noted in the journal, which tells the person wherever they are then. Throws
 * AppError with the reason of a refusal that comes at once. What is refused because it was done, and the answer lost, is done. `onRefused` cleans up after either. `write` is told how to find out
 * whether the act is wanted still, before it tries a second time.
 */
export async function sendAct(
  request: ActRequest,
  write: (isWanted: () => Promise<boolean>) => PendingWrite,
  onRefused: () => void = () => undefined,
): Promise<Sent> {
  const act: Act = { ...request, id: crypto.randomUUID(), at: Date.now(), state: 'sending' };
  const releaseLock = await holdAct(act);
  await tryToNote(act);
  const pending = unlessDone(
    write(() => isWanted(act)),
    act,
  );

  const settleLater = async (error: unknown) => {
    console.warn('Refused after it was queued', act.path, error);
    onRefused();
    await noteRefused(act, await explainRefusal(act));
  };
  // Done is done, whatever the screen did meanwhile.
  void pending.written.then(
    () => noteSent(act).catch(reportError).finally(releaseLock),
    () => undefined,
  );
  try {
    const sent = await sendWrite(
      pending,
      (error) => void settleLater(error).catch(reportError).finally(releaseLock),
    );
    void tellInstallMoment();
    if (sent === 'queued') {
      // A full disk marks nothing; the act is sent all the same.
      await noteQueued(act).catch((error: unknown) => console.warn('The act is not marked', error));
      void askToPersist();
    }
    return sent;
  } catch (error) {
    onRefused();
    await noteDone(act).finally(releaseLock);
    throw await explained(error, act);
  }
}
