import { t } from '@lingui/core/macro';
import type { ChangePassword } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { invariant } from '@thriftline/domain/base/invariant';
import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { auth } from '@/lib/firebase/auth.ts';
import { requestAccessToken } from '../session/request-access-token.ts';
import { authErrorMessage } from './auth-error-message.ts';

/**
 * Gives the account another password; every other sign-in of it ends, and this one goes on. Throws AppError in words for the
 * person, such as a current password that is not right.
 */
export async function changePassword({ current, wanted }: ChangePassword): Promise<void> {
  const user = auth.currentUser;
  const address = user?.email;
  invariant(user && address, 'an account with a password has an address');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(address, current));
    await updatePassword(user, wanted);
    // Sign-ins from before the change have ended, and this one may count as such.
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(address, wanted));
  } catch (error) {
    throw new AppError('invalid-argument', authErrorMessage(error) ?? t`Your password wasn’t changed.`, {
      cause: error,
    });
  }
  // Brings the news to the account, which the doors go by that cannot ask Auth.
  await requestAccessToken(user);
}
