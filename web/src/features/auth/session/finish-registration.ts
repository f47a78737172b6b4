import type { User } from 'firebase/auth';
import { callFunction } from '@/lib/callables.ts';
import { clearPendingRegistration, pendingRegistration } from './pending-registration.ts';
import { registrationOf } from './registration-of.ts';

const underWay = new Map<string, Promise<void>>();

async function register(user: User): Promise<void> {
  await callFunction('registerUser', registrationOf(user, pendingRegistration()));
  // The new token carries the role.
  await user.getIdToken(true);
  clearPendingRegistration();
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
