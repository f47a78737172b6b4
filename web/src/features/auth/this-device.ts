import { accountStore } from '@/lib/device/store.ts';

/** What this device keeps about its entry among the account's devices, until the account signs out here. */
export interface ThisDevice {
  /** Its random id. */
  id: string;
  /** Where it stands; undefined before it was written. */
  place?: string;
  /** The day it was last written, see domain's `dayOf`; undefined before it was. */
  day?: number;
}

const NAME = 'device';

function isThisDevice(value: unknown): value is ThisDevice {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** This device's own entry; undefined before it has an id. */
export function thisDevice(uid: string): ThisDevice | undefined {
  const kept = accountStore(uid).read(NAME);
  return isThisDevice(kept) ? kept : undefined;
}

/** Keeps it. */
export function keepThisDevice(uid: string, device: ThisDevice): void {
  accountStore(uid).keep(NAME, device);
}
