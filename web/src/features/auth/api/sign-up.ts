import type { Signup } from '@thriftline/domain/accounts/user';
import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  type User,
  updateProfile,
} from 'firebase/auth';
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

/** Who was signed in by a try that broke afterwards, and with what. */
let begun: { user: User; address: string; password: string } | undefined;

/** The account that an earlier try from this page has made and not finished; undefined where that was another, or is signed in no more. */
function begunWith(address: string, password: string): User | undefined {
  const isSame = begun?.address === address && begun.password === password;
  return isSame && auth.currentUser?.uid === begun?.user.uid ? begun?.user : undefined;
}

/**
 * Makes an account and signs in, or goes on with the account that the last try has made. What was chosen is kept first: should anything break after Auth made the account,
 * the next sign-in finishes the registration. An e-mail asks to confirm the address. Throws Firebase Auth's errors and AppError.
 */
export async function signUp({ name, email, password, role }: Signup): Promise<void> {
  // What comes after the account is made is there before it is.
  const { finishRegistration } = await import('../session/finish-registration.ts');
  const address = email.trim();
  const putBack = savePendingRegistration({ name: name.trim(), email: address, role });
  let user = begunWith(address, password);
  try {
    user ??= (await askAuth(createUserWithEmailAndPassword(auth, address, password))).user;
  } catch (error) {
    // Where the answer got lost, the account may be there: this try's, or an earlier one's whose address is taken now.
    if (isRefused(error)) putBack();
    throw error;
  }
  begun = { user, address, password };
  await updateProfile(user, { displayName: name.trim() });
  await finishRegistration(user);
  begun = undefined;
  // The account is made, e-mail or not; the dashboard offers to send it again.
  sendEmailVerification(user).catch((error: unknown) => console.warn(error));
}
