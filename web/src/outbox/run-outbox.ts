import { keepServerClock } from '@/lib/measure-server-clock.ts';
import { reportError } from '@/lib/report-error.ts';
import { keepsSiteData } from '@/lib/site-data/site-data.ts';
import { watchServer } from '@/lib/watch-server.ts';
import { type Act, isWaiting } from './act.ts';
import { getActs, onActsChange } from './acts-store.ts';
import { runBackgroundSync } from './background-sync.ts';
import { followAnswers } from './follow-answers.ts';
import { claimToast, closeJournal, openJournal } from './journal.ts';
import { outboxDb } from './outbox-db.ts';

/** Comes with the first act that waits: most visits have none. */
async function settle(act: Act, signal: AbortSignal): Promise<void> {
  const { settleOrphan } = await import('./settle-orphan.ts');
  await settleOrphan(act, signal);
}

/** Settles each waiting act that no page settles by itself. Gives back how to stop. */
function adoptOrphans(): () => void {
  const controller = new AbortController();
  const known = new Set<string>();
  const look = () => {
    for (const act of getActs()) {
      if (!isWaiting(act) || known.has(act.id)) continue;
      known.add(act.id);
      settle(act, controller.signal).catch((error: unknown) => {
        // Without a network what settles it may be missing.
        known.delete(act.id);
        reportError(error);
      });
    }
  };
  const stop = onActsChange(look);
  window.addEventListener('online', look);
  return () => {
    controller.abort();
    window.removeEventListener('online', look);
    stop();
  };
}

/** Lets the drafts follow what becomes of their products, where there are any. Gives back how to stop. */
function followProducts(uid: string): () => void {
  const follow = async () => {
    if (!keepsSiteData() || (await (await outboxDb()).count('drafts')) === 0) return;
    const { settleDrafts } = await import('./drafts.ts');
    await settleDrafts(uid);
  };
  return onActsChange(() => void follow().catch(reportError));
}

/** Acts that come to their end so soon after each other, in milliseconds, are told of together. */
const TOGETHER_MS = 1_000;

/** What somebody who looks at the page is told. */
export interface OutboxTold {
  /** Why an act was refused. */
  refused: (fault: string) => void;
  /** What was sent after it had waited. */
  sent: (words: string) => void;
}

/** Tells once of each act that waited what became of it, in a tab that somebody looks at. Gives back how to stop. */
function tellOutcomes({ refused, sent }: OutboxTold): () => void {
  let done: Act[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellSent = async () => {
    const told = done;
    done = [];
    const { sentWords } = await import('./sent-words.ts');
    sent(sentWords(told));
  };
  const claim = async () => {
    if (document.visibilityState !== 'visible') return;
    for (const act of getActs()) {
      if (isWaiting(act) || act.told === true || !(await claimToast(act))) continue;
      if (act.state === 'refused') refused(act.fault ?? '');
      else {
        done.push(act);
        clearTimeout(timer);
        timer = setTimeout(() => void tellSent().catch(reportError), TOGETHER_MS);
      }
    }
  };
  const look = () => void claim().catch(reportError);
  document.addEventListener('visibilitychange', look);
  const stop = onActsChange(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    stop();
  };
}

/**
 * Looks after what the account does offline, for as long as it is signed in: shows its journal, finds out what became
 * of acts whose page is gone, and tells of what was sent or refused. Gives back how to stop.
 */
export function runOutbox(uid: string, told: OutboxTold): () => void {
  const stops = [
    adoptOrphans(),
    tellOutcomes(told),
    followProducts(uid),
    watchServer(uid),
    followAnswers(uid),
    keepServerClock(),
    runBackgroundSync(),
    closeJournal,
  ];
  // Without a journal (a private window) all else works.
  openJournal(uid).catch((error: unknown) => console.warn('There is no journal of what waits', error));
  return () => {
    for (const stop of stops) stop();
  };
}
