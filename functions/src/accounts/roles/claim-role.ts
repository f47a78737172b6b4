import { msg } from '@lingui/core/macro';
import type { Claims, Role } from '@thriftline/domain/accounts/roles';
import { AppError } from '@thriftline/domain/base/errors';
import { read } from '../../firestore/collection.ts';
import { auth } from '../../platform/firebase.ts';
import { userDocument } from '../users.ts';

/** Has an account's tokens from now on claim a role. */
export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  const claims: Claims = { role };
  await (await auth()).setCustomUserClaims(uid, claims);
}

/**
 * Has an account's tokens claim the role that its document says, where it is not what was claimed last, and gives it. Who
 * changes the role meanwhile may set the claim before this does: so the document has the last word.
 */
export async function claimStoredRole(uid: string, last?: Role): Promise<Role> {
  let claimed = last;
  for (;;) {
    const user = await read(userDocument(uid));
    if (user === undefined) throw new AppError('unauthenticated', msg`This account no longer exists.`);
    if (user.role === claimed) return claimed;
    await setRoleClaim(uid, user.role);
    claimed = user.role;
  }
}
