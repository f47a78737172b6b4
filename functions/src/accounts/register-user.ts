import { AppError } from '@thriftline/domain/errors';
import { MAX_EMAIL } from '@thriftline/domain/fields';
import type { Claims, Role, Status } from '@thriftline/domain/roles';
import type { RegisterUser, User } from '@thriftline/domain/user';
import { userSearch } from '@thriftline/domain/user-search';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { auth, firestore } from '../platform/firebase.ts';
import type { Identity } from './actor.ts';
import { userDocument } from './users.ts';

async function liveAccount(uid: string): Promise<UserRecord> {
  const gone = new AppError('unauthenticated', 'This account does not exist any more. Please sign up again.');
  const record = await (await auth()).getUser(uid).catch((cause: { code?: string }) => {
    if (cause.code === 'auth/user-not-found') throw gone;
    throw cause;
  });
  if (record.disabled) throw gone;
  return record;
}

/** The account's address in small letters, as Auth keeps it. */
function addressOf(record: UserRecord): string {
  const email = record.email?.toLowerCase();
  if (!email || email.length > MAX_EMAIL) {
    throw new AppError('invalid-argument', 'An account needs an e-mail address.', {
      fields: { email: 'The sign-in has no e-mail address' },
    });
  }
  return email;
}

/**
 * Makes the account of someone who has signed up, or mends one that broke half-way: an account that exists keeps its
 * role, name and status. The e-mail address is the sign-in's, never the caller's word.
 */
export async function registerUser(
  identity: Identity,
  input: RegisterUser,
): Promise<{ role: Role; status: Status }> {
  const record = await liveAccount(identity.uid);
  const email = addressOf(record);
  const document = userDocument(identity.uid);

  const account = await firestore().runTransaction(async (transaction) => {
    const known = await read(document, transaction);
    if (known) {
      if (known.email !== email)
        transaction.update(document, { email, search: userSearch({ name: known.name, email }) });
      return { role: known.role, status: known.status };
    }
    const fresh = {
      name: input.name.trim(),
      email,
      role: input.role,
      status: 'Unverified' as const,
      ...(record.photoURL && /^https?:\/\//.test(record.photoURL) ? { photoURL: record.photoURL } : {}),
    } satisfies Omit<User, 'createdAt'>;
    transaction.create(document, {
      ...fresh,
      search: userSearch(fresh),
      createdAt: FieldValue.serverTimestamp(),
    });
    return { role: fresh.role, status: fresh.status };
  });

  if (record.customClaims?.role !== account.role) {
    const claims: Claims = { role: account.role };
    await (await auth()).setCustomUserClaims(identity.uid, claims);
  }
  return account;
}
