import { msg } from '@lingui/core/macro';
import type { User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { disableAuthUser } from '../../accounts/sign-in/disable-auth-user.ts';
import { userDocument, users } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { jobId } from '../../jobs/job.ts';
import { attemptEach } from '../../jobs/plan.ts';
import { finishJob } from '../../jobs/run-job.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Deleter, deleteAccountDocument, deletionOf } from './delete-account-document.ts';
import { findObstacles } from './find-obstacles.ts';
import { DELETE_ACCOUNT } from './order-of-account-phases.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Accounts that one run deletes at most. */
const AT_ONCE = 50;

/** The account's own wish is what deletes it, if it still stands, its time has come, and nothing stands against it. */
async function ownWish(
  transaction: Transaction,
  user: User | undefined,
  { uid, now }: { uid: string; now: number },
): Promise<Deleter> {
  const isWanted = user?.deleteAt !== undefined && user.deleteAt.toMillis() <= now;
  if (!isWanted || user.suspended) throw new AppError('conflict', msg`This account can’t be deleted now.`);
  const obstacles = await findObstacles({ uid, role: user.role }, transaction);
  if (obstacles.length > 0) throw new AppError('conflict', obstacles.map(({ kind }) => kind).join(', '));
  return { uid, name: user.name };
}

/** Looks at an account again tomorrow that could not be deleted, if it is to be deleted still. */
async function putOff(uid: string, now: number): Promise<void> {
  const document = userDocument(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    const isDue = user?.deleteAt !== undefined && user.deleteAt.toMillis() <= now;
    if (isDue) transaction.update(document, { deleteAt: Timestamp.fromMillis(now + DAY_MS) });
  });
}

/** Its sign-in ends once it is deleted, and not before: one that stays is to stay logged in, and may have been disabled by others. */
async function deleteLeaving(uid: string, now: number, until: number): Promise<void> {
  try {
    await deleteAccountDocument(uid, (transaction, user) => ownWish(transaction, user, { uid, now }));
  } catch (error) {
    await putOff(uid, now);
    if (!(error instanceof AppError)) throw error;
    logger.info(`${uid} is not deleted now: ${error.message}`);
    return;
  }
  await disableAuthUser(uid);
  await finishJob(jobId(deletionOf(uid)), DELETE_ACCOUNT, until);
}

/**
 * Deletes the accounts whose owners asked for it, once their time has come, as an admin would; what is not done by `until`
 * goes on by itself. One against which something stands waits another day. Times are in milliseconds since 1970. Throws at the
 * end when any could not be worked on.
 */
export async function deleteLeavingAccounts(now: number, until: number): Promise<void> {
  const due = await users()
    .where('deleteAt', '<=', Timestamp.fromMillis(now))
    .orderBy('deleteAt')
    .limit(AT_ONCE)
    .get();
  const { failed } = await attemptEach(
    due.docs,
    ({ ref }) => ref.path,
    async ({ id }) => {
      if (Date.now() <= until) await deleteLeaving(id, now, until);
      return true;
    },
  );
  // The run counts as failed, so that an alert on failing functions sees it.
  if (failed > 0) throw new Error(`${failed} accounts could not be deleted`);
}
