import { msg } from '@lingui/core/macro';
import type { User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { type Actor, loadActor } from './actor.ts';
import { requireRole } from './require-right.ts';
import { userDocument } from './users.ts';

/** An account that an admin changes, as it is stored now. */
export interface ChangedAccount {
  user: User;
  document: DocumentReference<User>;
  transaction: Transaction;
}

/**
 * Has an admin change an account in one step; `change` says whether it did. Counts one modification, or none. Throws where there is no such
 * account.
 */
export async function changeAccount(
  actor: Actor,
  uid: string,
  change: (account: ChangedAccount) => boolean,
): Promise<{ modifiedCount: number }> {
  const document = userDocument(uid);
  return firestore().runTransaction(async (transaction) => {
    // Of two admins who suspend each other at the same moment one is too late.
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const user = await read(document, transaction);
    if (user === undefined) throw new AppError('not-found', msg`This user doesn’t exist.`);
    return { modifiedCount: change({ user, document, transaction }) ? 1 : 0 };
  });
}
