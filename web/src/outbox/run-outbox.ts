import { keepServerClock } from '@/lib/measure-server-clock.ts';
import { reportError } from '@/lib/report-error.ts';
import { watchServer } from '@/lib/watch-server.ts';
import { isWaiting } from './act.ts';
import { getActs, onActsChange } from './acts-store.ts';
import { settleDrafts } from './drafts.ts';
import { claimToast, closeJournal, openJournal } from './journal.ts';
import { settleOrphan } from './settle-orphan.ts';

/** Settles each waiting act that no page settles by itself. Gives back how to stop. */
function adoptOrphans(): () => void {
  const controller = new AbortController();
  const known = new Set<string>();
  const stop = onActsChange(() => {
    for (const act of getActs()) {
      if (!isWaiting(act) || known.has(act.id)) continue;
      known.add(act.id);
      settleOrphan(act, controller.signal).catch(reportError);
    }
  });
  return () => {
    controller.abort();
    stop();
  };
}

/** Lets the drafts follow what becomes of their products. Gives back how to stop. */
function followProducts(uid: string): () => void {
  return onActsChange(() => void settleDrafts(uid).catch(reportError));
}

/** Tells of each refusal once, in a tab that somebody looks at. Gives back how to stop. */
function tellRefusals(tell: (fault: string) => void): () => void {
  const claim = async () => {
    if (document.visibilityState !== 'visible') return;
    for (const act of getActs()) {
      if (act.state !== 'refused' || act.told === true || act.fault === undefined) continue;
      if (await claimToast(act)) tell(act.fault);
    }
  };
  const look = () => void claim().catch(reportError);
  document.addEventListener('visibilitychange', look);
  const stop = onActsChange(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}

/**
 * Looks after what the account does offline, for as long as it is signed in: shows its journal, finds out what became
 * of acts whose page is gone, and tells of refusals. Gives back how to stop.
 */
export function runOutbox(uid: string, tell: (fault: string) => void): () => void {
  const stops = [
    adoptOrphans(),
    tellRefusals(tell),
    followProducts(uid),
    watchServer(uid),
    keepServerClock(),
    closeJournal,
  ];
  // Without a journal (a private window) all else works.
  openJournal(uid).catch((error: unknown) => console.warn('There is no journal of what waits', error));
  return () => {
    for (const stop of stops) stop();
  };
}
