import { t } from '@lingui/core/macro';
import type { ChangeAddress } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { authErrorMessage } from './auth-error-message.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Sends an e-mail to another address of the person: with the link in it that becomes the address they sign in with, and every sign-in
 * ends. Says the same whether or not somebody else has it. Throws AppError in words for the person.
 */
export async function changeAddress({ email, password }: ChangeAddress): Promise<void> {
  const user = await reauthenticate(password);
  try {
    await verifyBeforeUpdateEmail(user, email.trim());
  } catch (error) {
    // Who has an account is told to nobody.
    if ((error as { code?: string }).code === 'auth/email-already-in-use') return;
    throw new AppError('invalid-argument', authErrorMessage(error) ?? t`The e-mail wasn’t sent.`, {
      cause: error,
    });
  }
}
