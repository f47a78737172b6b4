import { AppError } from '@thriftline/domain/errors';
import type { Role, Status } from '@thriftline/domain/roles';
import type { StoredTime } from '@thriftline/domain/stored-time';
import type { User } from '@thriftline/domain/user';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { userDocument } from './users.ts';

/** Who a token speaks for, before anything is known of the account. */
export interface Identity {
  uid: string;
  email?: string | undefined;
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
}

function toActor(uid: string, user: User): Actor {
  const { email, name, role, status, createdAt } = user;
  return { uid, email, name, role, status, since: createdAt };
}

/**
 * The account behind an identity. Throws `unauthenticated` when it is not registered (any more): a deleted account is
 * out at once, not when its token ends. Inside a transaction, the transaction fails when the account changes meanwhile.
 */
export async function loadActor(uid: string, transaction?: Transaction): Promise<Actor> {
  const user = await read(userDocument(uid), transaction);
  if (user === undefined) {
    throw new AppError('unauthenticated', 'This account is not registered. Please sign up.');
  }
  return toActor(uid, user);
}
