import { deviceData, tabData } from '../site-data/site-data.ts';
import { canInstall } from './can-install.ts';

/** The visit in which somebody first did something here; then that they were invited. Says nothing of anybody. */
const KEY = 'thriftline-install';
const INVITED = 'invited';

/** Which visit this tab is in. */
const VISIT = 'thriftline-visit';

const DAY_MS = 86_400_000;

let listener: (() => void) | undefined;

/** A visit is a tab, for a day: tabs of phones live for weeks. */
function thisVisit(): string {
  let tab = tabData.get(VISIT);
  if (tab === null) {
    tab = crypto.randomUUID();
    tabData.set(VISIT, tab);
  }
  return `${Math.floor(Date.now() / DAY_MS)} ${tab}`;
}

/**
 * Somebody has just done something that matters to them. At the second visit in which they do, they may be invited to install the
 * app, once.
 */
export function tellInstallMoment(): void {
  const first = deviceData.get(KEY);
  if (first === INVITED) return;
  const visit = thisVisit();
  if (first === null) deviceData.set(KEY, visit);
  else if (first !== visit && listener !== undefined && canInstall() !== undefined) listener();
}

/** Notes that somebody was invited, or has installed it by themselves. */
export function noteInvited(): void {
  deviceData.set(KEY, INVITED);
}

/** Hears of such moments, in the place of who did before. Gives back how to stop. */
export function onInstallMoment(invite: () => void): () => void {
  listener = invite;
  return () => {
    if (listener === invite) listener = undefined;
  };
}
