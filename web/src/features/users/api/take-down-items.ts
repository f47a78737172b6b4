import type { CallableResults } from '@thriftline/domain/calls/callables';
import { callFunction } from '@/lib/calls/callables.ts';

/** Deletes all of an account's unsold items; for admins. Throws AppError. */
export function takeDownItems(uid: string, reason: string): Promise<CallableResults['takeDownItems']> {
  return callFunction('takeDownItems', { uid, reason });
}
