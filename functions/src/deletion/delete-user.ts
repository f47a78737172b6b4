import { AppError } from '@thriftline/domain/errors';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { deletedAccountDocument } from '../accounts/deleted-accounts.ts';
import { requireRole } from '../accounts/require-right.ts';
import { findSignIn } from '../accounts/sign-ins.ts';
import { userDocument } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { deleteAccountData } from './delete-account-data.ts';

/** Nobody signs in any more, and no sign-in there is lasts longer than its ID token. */
async function endSignIn(uid: string): Promise<void> {
  await (await auth()).updateUser(uid, { disabled: true });
  await (await auth()).revokeRefreshTokens(uid);
}

/**
 * Deletes the account's document and leaves what keeps it from coming back, both or nothing; false when there was no
 * document. The one who asks is an admin at this very moment, so of two who delete each other one is too late, and the
 * last admin is never deleted.
 */
async function deleteAccountDocument(actor: Actor, uid: string): Promise<boolean> {
  const document = userDocument(uid);
  const tombstone = deletedAccountDocument(uid);
  return firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const user = await read(document, transaction);
    const wasDeleted = (await read(tombstone, transaction)) !== undefined;
    if (!wasDeleted) {
      const deletedAt = FieldValue.serverTimestamp();
      transaction.create(tombstone, { deletedBy: actor.uid, deletedAt });
    }
    if (user === undefined) return false;
    transaction.delete(document);
    writeAudit(transaction, actor, { what: 'deleteUser', document, aboutName: user.email });
    return true;
  });
}

/** As `deleteAccountDocument`; lets an account sign in again that turns out not to be deleted. */
async function deleteOrLetIn(actor: Actor, uid: string, signIn: UserRecord | undefined): Promise<boolean> {
  try {
    return await deleteAccountDocument(actor, uid);
  } catch (error) {
    if (error instanceof AppError && signIn && !signIn.disabled) {
      await (await auth()).updateUser(uid, { disabled: false });
    }
    throw error;
  }
}

/**
 * Deletes an account: first their sign-in ends, then their document goes, and a mark stays for which no token they still
 * have can register it again; then their unsold products, advertisements, wishes and unpaid bookings go. Payments and paid
 * bookings stay. Asking again finishes what broke half-way.
 */
export async function deleteUser(actor: Actor, { uid }: { uid: string }): Promise<{ deletedCount: number }> {
  requireRole(actor, 'Admin');
  if (uid === actor.uid) throw new AppError('conflict', 'You cannot delete your own account.');
  const [user, signIn] = await Promise.all([read(userDocument(uid)), findSignIn(uid)]);
  if (!user && !signIn) throw new AppError('not-found', 'There is no such user.');
  if (signIn) await endSignIn(uid);
  await deleteOrLetIn(actor, uid, signIn);
  await deleteAccountData(uid);
  if (signIn) await (await auth()).deleteUser(uid);
  return { deletedCount: 1 };
}
