import { auth } from '@/lib/firebase/auth.ts';

/** When somebody last signed in to the account, as Auth said when this page last asked; null where it does not say. */
export function lastSignIn(): Date | null {
  const last = auth.currentUser?.metadata.lastSignInTime;
  return last === undefined ? null : new Date(last);
}
