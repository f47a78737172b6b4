import { msg } from '@lingui/core/macro';
import type { Role, Status } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import type { Language } from '@thriftline/domain/base/locale/languages';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { ACCOUNT_SUSPENDED } from '@thriftline/domain/base/texts/refusal-texts';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { userDocument } from './users.ts';

/** Who a token speaks for, before anything is known of the account. */
export interface Identity {
  uid: string;
  email?: string | undefined;
  /** When they signed in, in seconds since 1970. */
  authTime?: number | undefined;
  /** How they signed in, in Auth's words, such as `password`; not known of a token of our own. */
  provider?: string | undefined;
  /** Whether the address is known to be theirs. */
  confirmed?: boolean | undefined;
}

/** An account that asks for something: what `users/{uid}` says of it now, whatever its token says. */
export interface Actor {
  uid: string;
  email: string;
  name: string;
  role: Role;
  status: Status;
  /** When they joined. */
  since: StoredTime;
  /** What they read, where they have chosen. */
  language?: Language | undefined;
  /** When the account is deleted, as its owner asked. */
  deleteAt?: StoredTime;
  /** Whether the e-mail address is known to be theirs: their sign-in says so, so it is known of callers alone. */
  confirmed?: boolean | undefined;
}

function toActor(uid: string, user: User): Actor {
  const { email, name, role, status, createdAt, language, deleteAt } = user;
  return { uid, email, name, role, status, since: createdAt, language, ...(deleteAt && { deleteAt }) };
}

async function userInGoodStanding(uid: string, transaction?: Transaction): Promise<User> {
  const user = await read(userDocument(uid), transaction);
  if (user === undefined) {
    throw new AppError('unauthenticated', msg`This account isn’t registered. Sign up first.`);
  }
  if (user.suspended) throw new AppError('permission-denied', ACCOUNT_SUSPENDED);
  return user;
}

/**
 * An account as it stands now. Throws `unauthenticated` when it is not registered (any more) and `permission-denied` when
 * it is suspended: both are out at once, not when their token ends. Inside a transaction, the transaction fails when the
 * account changes meanwhile.
 */
export async function loadActor(uid: string, transaction?: Transaction): Promise<Actor> {
  return toActor(uid, await userInGoodStanding(uid, transaction));
}

/**
 * The account that a request comes from: as `loadActor`, and throws `unauthenticated` for a sign-in that has ended since.
 * Every door that acts for an account goes through here.
 */
export async function loadCaller({ uid, authTime = 0, confirmed = false }: Identity): Promise<Actor> {
  const user = await userInGoodStanding(uid);
  if (user.validSince !== undefined && authTime < user.validSince) {
    throw new AppError('unauthenticated', msg`Your session has ended. Log in again.`);
  }
  return { ...toActor(uid, user), confirmed };
}
