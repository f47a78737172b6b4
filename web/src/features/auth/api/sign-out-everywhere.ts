import { signOut } from 'firebase/auth';
import { callFunction } from '@/lib/calls/callables.ts';
import { auth } from '@/lib/firebase/auth.ts';

/** Ends every sign-in of the account, on all devices, and this one. Throws AppError; then this one goes on. */
export async function signOutEverywhere(): Promise<void> {
  await callFunction('signOutEverywhere', {});
  // The list of devices went with the sign-ins.
  await signOut(auth);
}
