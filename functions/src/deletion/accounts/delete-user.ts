import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { DeleteUser } from '@thriftline/domain/calls/account-acts';
import { type Actor, loadActor } from '../../accounts/actor.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { disableAuthUser } from '../../accounts/sign-in/disable-auth-user.ts';
import { findSignIn } from '../../accounts/sign-in/sign-ins.ts';
import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { jobDocument, jobId } from '../../jobs/job.ts';
import { finishJob, type JobAnswer } from '../../jobs/run-job.ts';
import { deleteAccountDocument, deletionOf } from './delete-account-document.ts';
import { DELETE_ACCOUNT } from './order-of-account-phases.ts';

/** What deleting an account came to. */
export interface DeletedUser extends JobAnswer {
  deletedCount: number;
}

/**
 * Deletes an account: first their document goes, and a mark stays for which no token they still have can register it again; then
 * their sign-in ends, so that an account which is not deleted after all keeps its own; then their unsold products, advertisements, wishes
 * and unpaid bookings go, in a job that goes on by itself where it takes longer than a call. Payments and paid bookings stay. Asking again
 * waits for it again.
 */
export async function deleteUser(actor: Actor, { uid, reason }: DeleteUser): Promise<DeletedUser> {
  requireRole(actor, 'Admin');
  const id = jobId(deletionOf(uid));
  const [user, signIn, job] = await Promise.all([
    read(userDocument(uid)),
    findSignIn(uid),
    read(jobDocument(id)),
  ]);
  if (!user && !signIn && !job) throw new AppError('not-found', msg`This user doesn’t exist.`);
  if (user || signIn) {
    await deleteAccountDocument(uid, async (transaction) => {
      // An admin at this very moment: of two who delete each other one is too late, and the last admin is never deleted.
      requireRole(await loadActor(actor.uid, transaction), 'Admin');
      return { ...actor, why: reason?.trim() };
    });
    await disableAuthUser(uid);
  }
  return { deletedCount: 1, ...(await finishJob(id, DELETE_ACCOUNT)) };
}
