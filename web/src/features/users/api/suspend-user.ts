import { callFunction } from '@/lib/calls/callables.ts';

/** Shuts an account out until it is reinstated. Throws AppError. */
export async function suspendUser(uid: string, reason: string): Promise<void> {
  await callFunction('suspendUser', { uid, reason });
}
