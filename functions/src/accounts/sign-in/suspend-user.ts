import type { Reasoned } from '@thriftline/domain/calls/account-acts';
import { FieldValue } from 'firebase-admin/firestore';
import { writeAudit } from '../../audit/audit-log.ts';
import { startJob } from '../../jobs/job.ts';
import type { Actor } from '../actor.ts';
import { changeAccount } from '../change-account.ts';
import { endSignIns } from './end-sign-ins.ts';

/**
 * Shuts an account out, with its next request at every door, until it is reinstated. What it
 * has bought stays; what it sells is taken down until then, and its payouts wait. Counts one modification, or none when it was suspended already. The door lets nobody suspend themselves, so an admin always stays.
 */
export async function suspendUser(
  actor: Actor,
  { uid, reason }: Reasoned,
): Promise<{ modifiedCount: number }> {
  const answer = await changeAccount(actor, uid, ({ user, document, transaction }) => {
    if (user.suspended) return false;
    transaction.update(document, { suspended: true, validSince: Math.floor(Date.now() / 1000) });
    startJob(transaction, { kind: 'followLeaving', about: uid });
    const why = reason.trim();
    writeAudit(transaction, actor, { what: 'suspendUser', document, aboutName: user.email, why });
    return true;
  });
  await endSignIns(uid);
  return answer;
}

/** Lets a suspended account in again, with what it sells; it has to sign in anew. Counts one modification, or none. */
export async function reinstateUser(
  actor: Actor,
  { uid }: { uid: string },
): Promise<{ modifiedCount: number }> {
  return changeAccount(actor, uid, ({ user, document, transaction }) => {
    if (!user.suspended) return false;
    transaction.update(document, { suspended: FieldValue.delete() });
    startJob(transaction, { kind: 'followLeaving', about: uid });
    writeAudit(transaction, actor, { what: 'reinstateUser', document, aboutName: user.email });
    return true;
  });
}
