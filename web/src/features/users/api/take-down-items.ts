import type { CallableResults } from '@thriftline/domain/callables';
import { callFunction } from '@/lib/callables.ts';

/** Deletes all of an account's unsold items; for admins. Throws AppError. */
export function takeDownItems(uid: string, reason: string): Promise<CallableResults['takeDownItems']> {
  return callFunction('takeDownItems', { uid, reason });
}
