import { AppError } from '@thriftline/domain/errors';
import { invariant } from '@thriftline/domain/invariant';
import type { ChangePassword } from '@thriftline/domain/user';
import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { requestAccessToken } from '../session/request-access-token.ts';
import { authErrorMessage } from './auth-error-message.ts';

/** Whether the account signs in with a password; one of Google's has none here. */
export function hasPassword(): boolean {
  return auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
}

/**
 * Gives the account another password; every other sign-in of it ends, and this one goes on. Throws AppError in words for the
 * person, such as a current password that is not right.
 */
export async function changePassword({ current, wanted }: ChangePassword): Promise<void> {
  const user = auth.currentUser;
  invariant(user?.email, 'an account with a password has an address');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
    await updatePassword(user, wanted);
  } catch (error) {
    throw new AppError('invalid-argument', authErrorMessage(error) ?? 'The password was not changed.', {
      cause: error,
    });
  }
  // The old tokens have ended, those of other devices with the news that this brings to the account.
  await requestAccessToken(user);
}
