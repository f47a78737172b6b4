import { isOnline } from '../connection.ts';
import { getCurrentUser } from '../current-user.ts';
import { pushHere } from './push-here.ts';
import { pushStanding } from './push-standing.ts';

const DAY_MS = 86_400_000;

/** Whoever says "Not now" is not asked again for so many days. */
const QUIET_DAYS = 180;

/** Stays when somebody signs out: the question is the device's, and says nothing of anybody. */
const ASKED = 'thriftline-push-asked';

let listener: (() => void) | undefined;

/** Notes that somebody was asked whether they want push messages on this device, or has decided it by themselves. */
export function notePushAsked(): void {
  localStorage.setItem(ASKED, String(Date.now()));
}

function wasAskedLately(): boolean {
  return Date.now() - Number(localStorage.getItem(ASKED) ?? 0) < QUIET_DAYS * DAY_MS;
}

/**
 * Somebody has just done what they wait for an answer to: now they may be asked whether it shall be shown on this device, where
 * that is possible and was not decided yet.
 */
export function tellPushMoment(): void {
  const { uid } = getCurrentUser();
  const isOpen =
    uid !== null && pushStanding() === 'possible' && pushHere(uid) === undefined && !wasAskedLately();
  // Without a worker nothing would take the messages.
  if (isOpen && isOnline() && navigator.serviceWorker.controller !== null) listener?.();
}

/** Hears of such moments, in the place of who did before. Gives back how to stop. */
export function onPushMoment(ask: () => void): () => void {
  listener = ask;
  return () => {
    if (listener === ask) listener = undefined;
  };
}
