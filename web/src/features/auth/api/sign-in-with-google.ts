import type { SignupRole } from '@thriftline/domain/roles';
import type { User } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { clearPendingRegistration, savePendingRegistration } from '../session/pending-registration.ts';

/** How the account is picked: Google's popup, or the local chooser. */
export type PickAccount = () => Promise<User>;

/** Google's own popup. Its machinery is loaded only when somebody asks for it. */
export async function pickWithPopup(): Promise<User> {
  const { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } = await import('firebase/auth');
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return (await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user;
}

/**
 * Signs in with a Google account; whoever comes for the first time is registered in the role given. Throws Firebase
 * Auth's errors and AppError.
 */
export async function signInWithGoogle(pick: PickAccount, role: SignupRole): Promise<void> {
  savePendingRegistration({ role });
  let user: User;
  try {
    user = await pick();
  } catch (error) {
    clearPendingRegistration();
    throw error;
  }
  // Not before: a browser opens the popup only right after somebody asked for it. What is pending the next sign-in finishes.
  const { finishRegistration } = await import('../session/finish-registration.ts');
  await finishRegistration(user);
}
