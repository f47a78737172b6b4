import { AppError } from '@thriftline/domain/errors';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument, users } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { deleteAccountData } from './delete-account-data.ts';

/** Shuts the sign-in, so that the account cannot register again with a token it still has. */
async function shutSignIn(uid: string): Promise<boolean> {
  try {
    await (await auth()).updateUser(uid, { disabled: true });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return false;
    throw error;
  }
}

async function deleteAccountDocument(actor: Actor, uid: string): Promise<boolean> {
  const document = userDocument(uid);
  return firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    if (user === undefined) return false;
    if (user.role === 'Admin') {
      const admins = await transaction.get(users().where('role', '==', 'Admin').limit(2));
      if (admins.size < 2) throw new AppError('conflict', 'The last admin cannot be deleted.');
    }
    transaction.delete(document);
    writeAudit(transaction, actor, { what: 'deleteUser', document, aboutName: user.email });
    return true;
  });
}

/**
 * Deletes an account: their access ends at once, their unsold products, advertisements, wishes and unpaid bookings go;
 * payments and paid bookings stay. Asking again finishes what broke half-way.
 */
export async function deleteUser(actor: Actor, { uid }: { uid: string }): Promise<{ deletedCount: number }> {
  requireRole(actor, 'Admin');
  if (uid === actor.uid) throw new AppError('conflict', 'You cannot delete your own account.');
  const known = (await read(userDocument(uid))) !== undefined;
  const deleted = known && (await deleteAccountDocument(actor, uid));
  const couldSignIn = await shutSignIn(uid);
  if (!deleted && !couldSignIn) throw new AppError('not-found', 'There is no such user.');
  await deleteAccountData(uid);
  if (couldSignIn) await (await auth()).deleteUser(uid);
  return { deletedCount: 1 };
}
