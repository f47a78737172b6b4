import { getCurrentUser } from '../account/current-user.ts';
import { isOnline } from '../connection/connection.ts';
import { deviceData } from '../device/site-data/site-data.ts';
import { pushHere } from './push-here.ts';
import { pushStanding } from './push-standing.ts';

const DAY_MS = 86_400_000;

/** For so many days a visitor who says "Not now" isn't asked again. */
const QUIET_DAYS = 180;

/** Stays when somebody signs out: the question is the device's, and says nothing of anybody. */
const ASKED = 'thriftline-push-asked';

/** Notes that somebody was asked whether they want push messages on this device, or has decided it by themselves. */
export function notePushAsked(): void {
  deviceData.set(ASKED, String(Date.now()));
}

function wasAskedLately(): boolean {
  return Date.now() - Number(deviceData.get(ASKED) ?? 0) < QUIET_DAYS * DAY_MS;
}

/** Whether somebody may be asked: where it is possible, was not decided yet, and a worker would take the messages. */
export function mayAskForPush(): boolean {
  const { uid } = getCurrentUser();
  const isOpen =
    uid !== null && pushStanding() === 'possible' && pushHere(uid) === undefined && !wasAskedLately();
  return isOpen && isOnline() && navigator.serviceWorker.controller !== null;
}
