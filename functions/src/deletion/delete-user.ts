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
import { type JobOrder, jobDocument, jobId, startJob } from '../jobs/job.ts';
import { finishJob, type JobAnswer } from '../jobs/run-job.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { DELETE_ACCOUNT } from './delete-account-job.ts';

const orderOf = (uid: string): JobOrder => ({ kind: 'deleteAccount', about: uid });

/** What deleting an account came to. */
export interface DeletedUser extends JobAnswer {
  deletedCount: number;
}

/** Nobody signs in any more, and no sign-in there is lasts longer than its ID token. */
async function endSignIn(uid: string): Promise<void> {
  await (await auth()).updateUser(uid, { disabled: true });
  await (await auth()).revokeRefreshTokens(uid);
}

/**
 * Deletes the account's document, leaves what keeps it from coming back, and starts the job that deletes the rest: all of
 * it or nothing. The one who asks is an admin at this very moment, so of two who delete each other one is too late, and the
 * last admin is never deleted.
 */
async function deleteAccountDocument(actor: Actor, uid: string): Promise<void> {
  const document = userDocument(uid);
  const tombstone = deletedAccountDocument(uid);
  await firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const user = await read(document, transaction);
    const wasDeleted = (await read(tombstone, transaction)) !== undefined;
    if (!wasDeleted) {
      const deletedAt = FieldValue.serverTimestamp();
      transaction.create(tombstone, { deletedBy: actor.uid, deletedAt });
    }
    startJob(transaction, orderOf(uid));
    if (user === undefined) return;
    transaction.delete(document);
    writeAudit(transaction, actor, { what: 'deleteUser', document, aboutName: user.email });
  });
}

/** As `deleteAccountDocument`; lets an account sign in again that turns out not to be deleted. */
async function deleteOrLetIn(actor: Actor, uid: string, signIn: UserRecord | undefined): Promise<void> {
  try {
    await deleteAccountDocument(actor, uid);
  } catch (error) {
    if (error instanceof AppError && signIn && !signIn.disabled) {
      await (await auth()).updateUser(uid, { disabled: false });
    }
    throw error;
  }
}

/**
 * Deletes an account: first their sign-in ends, then their document goes, and a mark stays for which no token they still
 * have can register it again; then their unsold products, advertisements, wishes and unpaid bookings go, in a job that goes
 * on by itself where it takes longer than a call. Payments and paid bookings stay. Asking again waits for it again.
 */
export async function deleteUser(actor: Actor, { uid }: { uid: string }): Promise<DeletedUser> {
  requireRole(actor, 'Admin');
  if (uid === actor.uid) throw new AppError('conflict', 'You cannot delete your own account.');
  const id = jobId(orderOf(uid));
  const [user, signIn, job] = await Promise.all([
    read(userDocument(uid)),
    findSignIn(uid),
    read(jobDocument(id)),
  ]);
  if (!user && !signIn && !job) throw new AppError('not-found', 'There is no such user.');
  if (signIn) await endSignIn(uid);
  if (user || signIn) await deleteOrLetIn(actor, uid, signIn);
  return { deletedCount: 1, ...(await finishJob(id, DELETE_ACCOUNT)) };
}
