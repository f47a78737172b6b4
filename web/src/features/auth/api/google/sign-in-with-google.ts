import type { SignupRole } from '@thriftline/domain/accounts/roles';
import type { User } from 'firebase/auth';
import { savePendingRegistration } from '../../session/pending-registration.ts';

/** How the account is picked: in Google's window, or by the local chooser. */
export type PickAccount = () => Promise<User>;

/**
 * Signs in with a Google account; whoever comes for the first time is registered in the role given. Throws Firebase
 * Auth's errors and AppError.
 */
export async function signInWithGoogle(pick: PickAccount, role: SignupRole): Promise<void> {
  const putBack = savePendingRegistration({ role });
  let user: User;
  try {
    user = await pick();
  } catch (error) {
    putBack();
    throw error;
  }
  // Not before: a browser opens the popup only right after somebody asked for it. What is pending the next sign-in finishes.
  const { finishRegistration } = await import('../../session/finish-registration.ts');
  await finishRegistration(user);
}
