import { callFunction } from '@/lib/calls/callables.ts';

/** Gives one's own account another name; the badge goes with the old one. Throws AppError. */
export async function renameAccount(name: string): Promise<void> {
  await callFunction('renameAccount', { name });
}
