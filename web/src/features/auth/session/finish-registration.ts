import { t } from '@lingui/core/macro';
import { NEUTRAL_NAME } from '@thriftline/domain/accounts/person-name';
import type { RegisterUser } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import type { User } from 'firebase/auth';
import { callFunction } from '@/lib/calls/callables.ts';
import { addToast } from '@/lib/notices/toasts.ts';
import { errorMessage } from '@/lib/texts/error-message.ts';
import { clearPendingRegistration, pendingRegistration } from './pending-registration.ts';
import { registrationOf } from './registration-of.ts';

const underWay = new Map<string, Promise<void>>();

const isNameRefused = (error: unknown) => error instanceof AppError && error.fields?.name !== undefined;

/** Auth has made the account already, so a name that the server refuses must not keep it from being registered. */
async function registerByAnyName(registration: RegisterUser): Promise<void> {
  try {
    await callFunction('registerUser', registration);
  } catch (error) {
    if (!isNameRefused(error) || registration.name === NEUTRAL_NAME) throw error;
    await callFunction('registerUser', { ...registration, name: NEUTRAL_NAME });
    const name = NEUTRAL_NAME;
    const meanwhile = t`Until then your name is ${name}.`;
    addToast({
      message: `${errorMessage(error)} ${meanwhile}`,
      variant: 'info',
    });
  }
}

async function register(user: User): Promise<void> {
  const pending = pendingRegistration(user.email);
  await registerByAnyName(registrationOf(user, pending));
  // The new token carries the role.
  await user.getIdToken(true);
  if (pending !== null) clearPendingRegistration(pending);
}

/**
 * Makes the users document of an account that has none yet. Signup and the session watcher may both ask for it: the
 * server is called once. Throws AppError.
 */
export function finishRegistration(user: User): Promise<void> {
  const known = underWay.get(user.uid);
  if (known !== undefined) return known;
  const registration = register(user).finally(() => underWay.delete(user.uid));
  underWay.set(user.uid, registration);
  return registration;
}
