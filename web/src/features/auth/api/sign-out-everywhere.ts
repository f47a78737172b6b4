import { callFunction } from '@/lib/callables.ts';
import { signOut } from './sign-out.ts';

/** Ends every sign-in of the account, on all devices, and this one. Throws AppError; then this one goes on. */
export async function signOutEverywhere(): Promise<void> {
  await callFunction('signOutEverywhere', {});
  await signOut();
}
