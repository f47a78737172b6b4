import { callFunction } from '@/lib/calls/callables.ts';

/**
 * Vouches for a seller by the name that is shown, on the account and on everything they offer. Throws AppError, `conflict`
 * when they have another name by now.
 */
export async function verifySeller(uid: string, name: string): Promise<void> {
  await callFunction('verifySeller', { uid, name });
}
