import type { User } from '@thriftline/domain/accounts/user';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { deletedAccountDocument } from '../../accounts/sign-in/deleted-accounts.ts';
import { userDocument } from '../../accounts/users.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { type JobOrder, startJob } from '../../jobs/job.ts';
import { firestore } from '../../platform/firebase.ts';
import { subscriberDocument } from '../../subscribers/subscribers.ts';

/** Who deletes an account, as the log names them. */
export interface Deleter {
  uid: string;
  name: string;
  /** What they say for it. */
  why?: string | undefined;
}

/** What deletes the rest of an account. */
export const deletionOf = (uid: string): JobOrder => ({ kind: 'deleteAccount', about: uid });

/**
 * Deletes an account's document and the subscription of its address, leaves what keeps it from coming back, and starts the job
 * that deletes the rest: all of it or nothing. `deleterOf` says, in the same transaction, who deletes it, and throws when they may not.
 */
export async function deleteAccountDocument(
  uid: string,
  deleterOf: (transaction: Transaction, user: User | undefined) => Promise<Deleter>,
): Promise<void> {
  const document = userDocument(uid);
  const tombstone = deletedAccountDocument(uid);
  await firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    const deleter = await deleterOf(transaction, user);
    const wasDeleted = (await read(tombstone, transaction)) !== undefined;
    if (!wasDeleted) {
      const deletedAt = FieldValue.serverTimestamp();
      const suspended = user?.suspended ? { suspended: true as const } : {};
      transaction.create(tombstone, { deletedBy: deleter.uid, deletedAt, ...suspended });
    }
    startJob(transaction, deletionOf(uid));
    if (user === undefined) return;
    transaction.delete(document);
    transaction.delete(subscriberDocument(user.email));
    const { why } = deleter;
    const about = { document, aboutName: user.email };
    writeAudit(transaction, deleter, { what: 'deleteUser', ...about, ...(why && { why }) });
  });
}
