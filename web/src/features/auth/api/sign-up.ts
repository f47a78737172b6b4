import type { Signup } from '@thriftline/domain/accounts/user';
import { FirebaseError } from 'firebase/app';
import { createUserWithEmailAndPassword, sendEmailVerification, updateProfile } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { askAuth } from '../session/ask-auth.ts';
import { savePendingRegistration } from '../session/pending-registration.ts';

/** What Auth says where an account may have been made nevertheless. */
const MAY_BE_MADE = [
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/email-already-in-use',
];

/** Whether Auth has refused to make an account, so that there is none to finish. */
function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && !MAY_BE_MADE.includes(error.code);
}

/**
 * Makes an account and signs in. What was chosen is kept first: should anything break after Auth made the account,
 * the next sign-in finishes the registration. An e-mail asks to confirm the address. Throws Firebase Auth's errors and AppError.
 */
export async function signUp({ name, email, password, role }: Signup): Promise<void> {
  // What comes after the account is made is there before it is.
  const { finishRegistration } = await import('../session/finish-registration.ts');
  const address = email.trim();
  const putBack = savePendingRegistration({ name: name.trim(), email: address, role });
  let user: Awaited<ReturnType<typeof createUserWithEmailAndPassword>>['user'];
  try {
    ({ user } = await askAuth(createUserWithEmailAndPassword(auth, address, password)));
  } catch (error) {
    // Where the answer got lost, the account may be there: this try's, or an earlier one's whose address is taken now.
    if (isRefused(error)) putBack();
    throw error;
  }
  await updateProfile(user, { displayName: name.trim() });
  await finishRegistration(user);
  // The account is made, e-mail or not; the dashboard offers to send it again.
  sendEmailVerification(user).catch((error: unknown) => console.warn(error));
}
