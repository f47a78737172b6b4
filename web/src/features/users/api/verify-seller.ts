import { callFunction } from '@/lib/callables.ts';

/** Vouches for a seller, on the account and on everything they offer. Throws AppError. */
export async function verifySeller(uid: string): Promise<void> {
  await callFunction('verifySeller', { uid });
}
