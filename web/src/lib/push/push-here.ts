import { accountStore } from '@/lib/device/store.ts';

/** What this device keeps about being told by push messages, until its account signs out. */
export interface PushHere {
  /** The address that the shop was told. */
  endpoint: string;
  /** The day it was last told, see domain's `dayOf`. */
  day: number;
}

const NAME = 'push';

function isPushHere(value: unknown): value is PushHere {
  return typeof value === 'object' && value !== null && 'endpoint' in value && 'day' in value;
}

/** How the account is told on this device; undefined where it is not. */
export function pushHere(uid: string): PushHere | undefined {
  const kept = accountStore(uid).read(NAME);
  return isPushHere(kept) ? kept : undefined;
}

/** Keeps that it is told here, or, with null, that it is not. */
export function keepPushHere(uid: string, here: PushHere | null): void {
  accountStore(uid).keep(NAME, here);
}
