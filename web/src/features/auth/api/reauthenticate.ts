import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { authErrorMessage } from './auth-error-message.ts';
import { reauthenticateInGoogleWindow } from './google/google-window.ts';

/** The Auth emulator, whose users Google does not know, takes the plain JSON of an ID token for its word. */
async function asGoogleLocally(user: User): Promise<void> {
  const { GoogleAuthProvider } = await import('firebase/auth');
  const google = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
  const idToken = JSON.stringify({ sub: google?.uid, email: user.email, email_verified: true });
  await reauthenticateWithCredential(user, GoogleAuthProvider.credential(idToken));
}

/** Has Google ask who they are, in a window that opens in the task of the press. */
const asGoogle = import.meta.env.VITE_LOCAL === '1' ? asGoogleLocally : reauthenticateInGoogleWindow;

/**
 * Has the person show that it is they: by their password, or in Google's window where the account has none. Throws AppError in
 * words for the person.
 */
export async function reauthenticate(password: string | undefined): Promise<User> {
  const user = auth.currentUser;
  invariant(user, 'somebody is signed in');
  try {
    if (password === undefined) await asGoogle(user);
    else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    await user.getIdToken(true);
    return user;
  } catch (error) {
    throw new AppError('invalid-argument', authErrorMessage(error) ?? t`Google couldn’t confirm it’s you.`, {
      cause: error,
    });
  }
}
