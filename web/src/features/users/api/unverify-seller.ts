import { callFunction } from '@/lib/calls/callables.ts';

/** Takes the badge back from a seller, on the account and on everything they offer. Throws AppError. */
export async function unverifySeller(uid: string, reason: string): Promise<void> {
  await callFunction('unverifySeller', { uid, reason });
}
