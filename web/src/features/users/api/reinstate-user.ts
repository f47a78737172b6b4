import { callFunction } from '@/lib/calls/callables.ts';

/** Lets a suspended account in again. Throws AppError. */
export async function reinstateUser(uid: string): Promise<void> {
  await callFunction('reinstateUser', { uid });
}
