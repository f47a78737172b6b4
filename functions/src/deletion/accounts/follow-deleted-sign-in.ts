import type { User } from '@thriftline/domain/accounts/user';
import type { Transaction } from 'firebase-admin/firestore';
import { deletedAccountDocument } from '../../accounts/sign-in/deleted-accounts.ts';
import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { type Deleter, deleteAccountDocument } from './delete-account-document.ts';

/** Nobody but its owner's own token, or the operator in Auth's console, deletes a sign-in whose account still stands: it counts as its owner. */
async function owner(uid: string, user: User | undefined): Promise<Deleter> {
  return { uid, name: user?.name ?? 'Deleted account' };
}

/**
 * What follows from a sign-in that Auth deleted: the account goes as by an admin's act, with all that hangs on it. Nobody can sign in to it
 * any more, so there is nothing to wait two weeks for. Does nothing where the shop itself deleted it.
 */
export async function followDeletedSignIn(uid: string): Promise<void> {
  const [user, mark] = await Promise.all([read(userDocument(uid)), read(deletedAccountDocument(uid))]);
  if (user === undefined || mark !== undefined) return;
  await deleteAccountDocument(uid, (_transaction: Transaction, known) => owner(uid, known));
}
