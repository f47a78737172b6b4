import { accountStore } from '../device/store.ts';

const NAME = 'lastAnswer';

/** It is written down no more often than that, in milliseconds. */
const PAUSE_MS = 5_000;

let last: { uid: string; at: number } | undefined;

/** Notes that the server has just answered the account, for later visits too. */
export function noteAnswer(uid: string): void {
  const now = Date.now();
  if (last?.uid === uid && Math.abs(now - last.at) < PAUSE_MS) return;
  last = { uid, at: now };
  accountStore(uid).keep(NAME, now);
}

/** When the server last answered the account on this device, in milliseconds since 1970 by its clock; undefined if unknown. */
export function lastAnswer(uid: string): number | undefined {
  const at = accountStore(uid).read(NAME);
  return typeof at === 'number' && Number.isFinite(at) ? at : undefined;
}
