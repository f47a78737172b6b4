import { deviceData, tabData } from '../device/site-data/site-data.ts';
import { canInstall } from './can-install.ts';

/** The visit in which somebody first did something here; then that they were invited. Says nothing of anybody. */
const KEY = 'thriftline-install';
const INVITED = 'invited';

/** Which visit this tab is in. */
const VISIT = 'thriftline-visit';

const DAY_MS = 86_400_000;

/** A visit is a tab, for a day: tabs of phones live for weeks. */
function thisVisit(): string {
  let tab = tabData.get(VISIT);
  if (tab === null) {
    tab = crypto.randomUUID();
    tabData.set(VISIT, tab);
  }
  return `${Math.floor(Date.now() / DAY_MS)} ${tab}`;
}

/** Notes that somebody does something, and says whether they may be invited to install the app: not at their first such visit. */
export function mayInvite(): boolean {
  const first = deviceData.get(KEY);
  if (first === INVITED) return false;
  const visit = thisVisit();
  if (first === null) deviceData.set(KEY, visit);
  return first !== null && first !== visit && canInstall() !== undefined;
}

/** Notes that somebody was invited, or has installed it by themselves. */
export function noteInvited(): void {
  deviceData.set(KEY, INVITED);
}
