import { words } from '@thriftline/domain/base/texts/words';
import { keepServerClock } from '@/lib/clock/measure-server-clock.ts';
import { untilDone } from '@/lib/connection/until-done.ts';
import { DEVICE_CLEARED } from '@/lib/device/lost-texts.ts';
import { wasCleared } from '@/lib/firebase/firestore.ts';
import { watchServer } from '@/lib/firebase/watch-server.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { settleDrafts } from '../drafts/drafts.ts';
import { claimToast, closeJournal, noteLost, openJournal } from '../journal/journal.ts';
import { hasLostWords, isWaiting, type Mutation } from '../journal/mutation.ts';
import { getMutations, onMutationsChange } from '../journal/mutations-store.ts';
import { copiedWaiting, copyWaiting } from '../journal/waiting-copy.ts';
import { isRefusalOnScreen } from '../views/refusals-on-screen.ts';
import { runBackgroundSync } from './background-sync.ts';
import { followAnswers } from './follow-answers.ts';
import { reconcilePending } from './reconcile-pending.ts';

/** Settles each waiting mutation that no page settles by itself. Gives back how to stop. */
function adoptOrphans(): () => void {
  const controller = new AbortController();
  const known = new Set<string>();
  const stop = onMutationsChange(() => {
    for (const mutation of getMutations()) {
      if (!isWaiting(mutation) || known.has(mutation.id)) continue;
      known.add(mutation.id);
      void reconcilePending(mutation, controller.signal);
    }
  });
  return () => {
    controller.abort();
    stop();
  };
}

/** Lets the drafts follow what becomes of their products. Gives back how to stop. */
function followProducts(uid: string): () => void {
  return onMutationsChange(() => void settleDrafts(uid).catch(reportError));
}

/** Gives back what was typed in edits that were refused. Gives back how to stop. */
function followEdits(): () => void {
  const giveBack = async () => {
    const { giveBackEdits } = await import('../drafts/refused-edits.ts');
    await giveBackEdits();
  };
  return onMutationsChange(() => {
    if (getMutations().some(hasLostWords))
      void giveBack().catch((error: unknown) =>
        console.warn('The words of an edit wait in the journal', error),
      );
  });
}

/** Mutations that come to their end so soon after each other, in milliseconds, are told of together. */
const TOGETHER_MS = 1_000;

/** What somebody who looks at the page is told. */
export interface OutboxTold {
  /** Why a mutation was refused. */
  refused: (fault: string) => void;
  /** What was sent after it had waited. */
  sent: (words: string) => void;
}

/** Tells once of each mutation that waited what became of it, in a tab that somebody looks at. Gives back how to stop. */
function tellOutcomes({ refused, sent }: OutboxTold): () => void {
  let done: Mutation[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellSent = async () => {
    const told = done;
    done = [];
    // Words that most visits do without. Where they do not come, the page of what waits says it.
    const { sentText } = await import('../texts/sent-texts.ts');
    sent(sentText(told));
  };
  const claim = async () => {
    if (document.visibilityState !== 'visible') return;
    for (const mutation of getMutations()) {
      if (isWaiting(mutation) || mutation.told === true || !(await claimToast(mutation))) continue;
      if (mutation.state === 'refused') {
        if (!isRefusalOnScreen(mutation)) refused(mutation.fault ?? '');
      } else {
        done.push(mutation);
        clearTimeout(timer);
        timer = setTimeout(() => void tellSent().catch(console.warn), TOGETHER_MS);
      }
    }
  };
  const look = () => void claim().catch(reportError);
  document.addEventListener('visibilitychange', look);
  const stop = onMutationsChange(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    stop();
  };
}

/** Opens the journal, and tells when the browser has deleted what was kept here. */
async function startJournal(uid: string, { refused }: OutboxTold, signal: AbortSignal): Promise<void> {
  // Of the last visit: it follows the journal from now on.
  const waiting = copiedWaiting(uid);
  // All else works without.
  await untilDone(() => openJournal(uid), 'There is no journal of what waits for now', signal);
  if (signal.aborted || !(await wasCleared)) return;
  refused(words(DEVICE_CLEARED));
  await noteLost(waiting);
  copyWaiting(uid, getMutations());
}

/**
 * Looks after what the account does offline, for as long as it is signed in: shows its journal, finds out what became
 * of mutations whose page is gone, and tells of what was sent or refused. Gives back how to stop.
 */
export function runOutbox(uid: string, told: OutboxTold): () => void {
  const journal = new AbortController();
  const stops = [
    () => journal.abort(),
    adoptOrphans(),
    tellOutcomes(told),
    followProducts(uid),
    followEdits(),
    watchServer(uid),
    followAnswers(uid),
    keepServerClock(),
    runBackgroundSync(),
    closeJournal,
  ];
  startJournal(uid, told, journal.signal).catch((error: unknown) =>
    console.warn('Nobody says whether the browser deleted what waited', error),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
