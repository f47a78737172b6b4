import { deviceData, hasNoRoom, tabData } from '@/lib/device/site-data/site-data.ts';
import { clearAccountStores } from '@/lib/device/store.ts';

/** Whose data this device holds. */
const OWNER_KEY = 'deviceOwner';

/** There, for the device and for each tab, while somebody's data still has to be cleared from this device. */
const LEAVING_KEY = 'deviceLeaving';

/** There while data of somebody who left is still in databases that have no room even to be deleted, and are not used either. */
const BEHIND_KEY = 'deviceLeftBehind';

/** What a tab keeps of whoever uses it. */
const OF_SOMEBODY = 'thriftline.';

/** The account whose data this device holds, or null. */
export function deviceOwner(): string | null {
  return deviceData.get(OWNER_KEY);
}

/** Notes whose data this device holds from now on. */
export function setDeviceOwner(uid: string): void {
  deviceData.set(OWNER_KEY, uid);
}

/** Whether the data of somebody who left is still here: clearing it was broken off. */
export function isClearing(): boolean {
  const isBehind = !hasNoRoom() && deviceData.get(BEHIND_KEY) !== null;
  return isBehind || [deviceData, tabData].some((storage) => storage.get(LEAVING_KEY) !== null);
}

/** Notes that the data here has to go, before it does: the next start goes on, in every tab that worked with it. */
export function startClearing(): void {
  deviceData.remove(OWNER_KEY);
  clearAccountStores();
  for (const key of tabData.keys()) if (key.startsWith(OF_SOMEBODY)) tabData.remove(key);
  for (const storage of [deviceData, tabData]) storage.set(LEAVING_KEY, '1');
}

/** Notes whether data of somebody who left has to stay for now: it goes before anybody uses the databases again. */
export function setLeftBehind(isBehind: boolean): void {
  if (isBehind) deviceData.set(BEHIND_KEY, '1');
  else deviceData.remove(BEHIND_KEY);
}

/** Notes that the data is gone, as far as this tab had a part in it. */
export function endClearing(): void {
  for (const storage of [deviceData, tabData]) storage.remove(LEAVING_KEY);
}
