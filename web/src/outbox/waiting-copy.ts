import { remember, remembered } from '@/lib/device-memory.ts';
import { type Act, isWaiting } from './act.ts';

const NAME = 'waiting';

/**
 * Copies which acts of the account wait among the texts of this device, which outlive its databases: so that what a browser
 * without room has deleted can be named. Without pictures, and what stood there before.
 */
export function copyWaiting(uid: string, acts: readonly Act[]): void {
  const waiting = acts.filter(isWaiting).map(({ picture: _picture, before: _before, ...act }) => act);
  if (waiting.length > 0 || remembered(uid, NAME) !== undefined) remember(uid, NAME, waiting);
}

/** The acts of the account that were copied last. */
export function copiedWaiting(uid: string): readonly Act[] {
  const copied = remembered(uid, NAME);
  return Array.isArray(copied) ? (copied as Act[]) : [];
}
