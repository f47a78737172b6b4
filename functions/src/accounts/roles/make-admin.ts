import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { writeAudit } from '../../audit/audit-log.ts';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import type { Actor } from '../actor.ts';
import { requireRole } from '../require-right.ts';
import { userDocument } from '../users.ts';
import { claimStoredRole, setRoleClaim } from './claim-role.ts';

/** Makes an account an Admin. Counts one modification, or none when it is one already. Throws `conflict` for one that is suspended. */
export async function makeAdmin(actor: Actor, { uid }: { uid: string }): Promise<{ modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const document = userDocument(uid);
  const missing = new AppError('not-found', msg`This user doesn’t exist.`);
  const suspended = new AppError('conflict', msg`This account is suspended.`);
  const stored = await read(document);
  if (stored === undefined) throw missing;
  if (stored.suspended) throw suspended;

  // The claims come first: an open page fetches a new token when it sees its users document change.
  await setRoleClaim(uid, 'Admin').catch((cause: { code?: string }) => {
    if (cause.code === 'auth/user-not-found') throw missing;
    throw cause;
  });
  const made = await firestore()
    .runTransaction(async (transaction) => {
      const user = await read(document, transaction);
      if (user === undefined) throw missing;
      if (user.suspended) throw suspended;
      if (user.role === 'Admin') return { modifiedCount: 0 };
      transaction.update(document, { role: 'Admin' });
      writeAudit(transaction, actor, { what: 'makeAdmin', document, aboutName: user.email });
      return { modifiedCount: 1 };
    })
    .catch(async (error: unknown) => {
      // Where nobody was made an admin, nobody may claim to be one: rules would refuse the account all it does.
      if (error !== missing) await claimStoredRole(uid);
      throw error;
    });
  // A member who becomes a seller at this very moment may have claimed that in between.
  await claimStoredRole(uid);
  return made;
}
