import { callFunction } from '@/lib/calls/callables.ts';

/** Makes an account an Admin. Throws AppError. */
export async function makeAdmin(uid: string): Promise<void> {
  await callFunction('makeAdmin', { uid });
}
