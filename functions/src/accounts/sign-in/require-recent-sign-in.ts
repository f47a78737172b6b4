import { msg } from '@lingui/core/macro';
import { RECENT_SIGN_IN_MINUTES } from '@thriftline/domain/accounts/account-deletion';
import { AppError } from '@thriftline/domain/base/errors';
import type { Identity } from '../actor.ts';

/** Throws `permission-denied` unless the caller has just signed in: who finds a page open does not know the password. */
export function requireRecentSignIn({ authTime = 0 }: Identity): void {
  if (Date.now() / 1000 - authTime <= RECENT_SIGN_IN_MINUTES * 60) return;
  throw new AppError('permission-denied', msg`Log in again first to confirm it’s you.`);
}
