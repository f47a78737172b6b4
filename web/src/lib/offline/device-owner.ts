/** Whose data this device holds. */
const OWNER_KEY = 'deviceOwner';

/** There while somebody's data still has to be cleared from this device. */
const LEAVING_KEY = 'deviceLeaving';

/** The account whose data this device holds, or null. */
export function deviceOwner(): string | null {
  return localStorage.getItem(OWNER_KEY);
}

/** Notes whose data this device holds from now on. */
export function keepDeviceOwner(uid: string): void {
  localStorage.setItem(OWNER_KEY, uid);
}

/** Whether the data of somebody who left is still here: clearing it was broken off. */
export function isLeaving(): boolean {
  return localStorage.getItem(LEAVING_KEY) !== null;
}

/** Notes that the data here has to go, before it does: a break in between is then mended at the next start. */
export function startLeaving(): void {
  localStorage.removeItem(OWNER_KEY);
  localStorage.setItem(LEAVING_KEY, '1');
}

/** Notes that the data is gone. */
export function endLeaving(): void {
  localStorage.removeItem(LEAVING_KEY);
}
