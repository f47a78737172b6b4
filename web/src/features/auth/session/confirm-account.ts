import { FirebaseError } from 'firebase/app';
import { reload, signOut, type User } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { askAuth } from './ask-auth.ts';

/** What Auth says of an account that is no longer there, or whose sign-in does not hold any more. */
const OVER = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
]);

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : undefined);

/**
 * Asks Auth's server about the account that this device keeps: what changed since is taken over, and who may not be signed in
 * any more is signed out. Without an answer the kept account stays.
 */
export async function confirmAccount(user: User): Promise<void> {
  try {
    await askAuth(reload(user));
  } catch (error) {
    const isOver = OVER.has(codeOf(error) ?? '');
    if (!isOver) console.warn('Auth did not say whether the account is still there', error);
    else if (auth.currentUser?.uid === user.uid) await signOut(auth);
  }
}
