import { callFunction } from '@/lib/calls/callables.ts';

/** Deletes an account and what hangs on it. Throws AppError. */
export async function deleteUser(uid: string, reason: string): Promise<void> {
  await callFunction('deleteUser', { uid, reason });
}
