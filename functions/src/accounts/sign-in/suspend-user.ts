import { AppError } from '@thriftline/domain/base/errors';
import type { Reasoned } from '@thriftline/domain/calls/callables';
import { FieldValue } from 'firebase-admin/firestore';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { startJob } from '../../jobs/job.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Actor, loadActor } from '../actor.ts';
import { requireRole } from '../require-right.ts';
import { userDocument } from '../users.ts';
import { endSignIns } from './end-sign-ins.ts';

const missing = () => new AppError('not-found', 'This user doesn’t exist.');

/**
 * Shuts an account out, with its next request at every door, until it is reinstated. What it
 * has bought stays; what it sells is taken down until then, and its payouts wait. Counts one modification, or none when it was suspended already. The door lets nobody suspend themselves, so an admin always stays.
 */
export async function suspendUser(
  actor: Actor,
  { uid, reason }: Reasoned,
): Promise<{ modifiedCount: number }> {
  const document = userDocument(uid);
  const modifiedCount = await firestore().runTransaction(async (transaction) => {
    // Of two admins who suspend each other at the same moment one is too late.
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const user = await read(document, transaction);
    if (user === undefined) throw missing();
    if (user.suspended) return 0;
    transaction.update(document, { suspended: true, validSince: Math.floor(Date.now() / 1000) });
    startJob(transaction, { kind: 'followLeaving', about: uid });
    const why = reason.trim();
    writeAudit(transaction, actor, { what: 'suspendUser', document, aboutName: user.email, why });
    return 1;
  });
  await endSignIns(uid);
  return { modifiedCount };
}

/** Lets a suspended account in again, with what it sells; it has to sign in anew. Counts one modification, or none. */
export async function reinstateUser(
  actor: Actor,
  { uid }: { uid: string },
): Promise<{ modifiedCount: number }> {
  const document = userDocument(uid);
  return firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const user = await read(document, transaction);
    if (user === undefined) throw missing();
    if (!user.suspended) return { modifiedCount: 0 };
    transaction.update(document, { suspended: FieldValue.delete() });
    startJob(transaction, { kind: 'followLeaving', about: uid });
    writeAudit(transaction, actor, { what: 'reinstateUser', document, aboutName: user.email });
    return { modifiedCount: 1 };
  });
}
