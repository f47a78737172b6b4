import { msg } from '@lingui/core/macro';
import type { Claims, Role } from '@thriftline/domain/accounts/roles';
import { AppError } from '@thriftline/domain/base/errors';
import { read } from '../../firestore/collection.ts';
import { auth } from '../../platform/firebase.ts';
import { bringToSignIn } from '../bring-to-sign-in.ts';
import { userDocument } from '../users.ts';

/** Has an account's tokens from now on claim a role. */
export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  const claims: Claims = { role };
  await (await auth()).setCustomUserClaims(uid, claims);
}

/** Has an account's tokens claim the role that its document says, where it is not what was claimed last, and gives it. */
export async function claimStoredRole(uid: string, last?: Role): Promise<Role> {
  const storedRole = async () => {
    const user = await read(userDocument(uid));
    if (user === undefined) throw new AppError('unauthenticated', msg`This account no longer exists.`);
    return user.role;
  };
  return bringToSignIn(storedRole, (role) => setRoleClaim(uid, role), last);
}
