import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../platform/firebase.ts';
import type { Identity } from '../actor.ts';

/** Auth's record of an account, or undefined when there is none (any more). */
export async function findSignIn(uid: string): Promise<UserRecord | undefined> {
  try {
    return await (await auth()).getUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** Whether the account's address is known to be theirs, as Auth says at this moment. */
export async function isConfirmed(uid: string): Promise<boolean> {
  return (await findSignIn(uid))?.emailVerified ?? false;
}

/** Auth's record of an account that may sign in. Throws `unauthenticated` when it is gone or disabled. */
export async function liveSignIn(uid: string): Promise<UserRecord> {
  const record = await findSignIn(uid);
  if (record === undefined || record.disabled) {
    throw new AppError('unauthenticated', msg`This account no longer exists. Sign up again.`);
  }
  return record;
}

/**
 * Since when Auth takes this account's tokens, in seconds since 1970: a new password, a new address and signing out
 * everywhere move it on. 0 where nothing ever ended.
 */
export function validSince({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime ? Date.parse(tokensValidAfterTime) / 1000 : 0;
}

/** As `liveSignIn`, and throws `unauthenticated` as well when the caller's own sign-in has ended since. */
export async function liveSession({ uid, authTime = 0 }: Identity): Promise<UserRecord> {
  const record = await liveSignIn(uid);
  if (authTime < validSince(record)) {
    throw new AppError('unauthenticated', msg`Your session has ended. Log in again.`);
  }
  return record;
}

/** The account's address in small letters, as Auth keeps it; undefined when it has none. */
export function signInAddress({ email }: UserRecord): string | undefined {
  return email?.toLowerCase() || undefined;
}
