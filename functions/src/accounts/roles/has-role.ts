import { msg } from '@lingui/core/macro';
import type { Role } from '@thriftline/domain/accounts/roles';
import { AppError } from '@thriftline/domain/base/errors';
import type { Actor } from '../actor.ts';
import { isOwnEmail } from '../require-right.ts';
import { findUserByEmail } from '../users.ts';

/** Whether the account with an e-mail address has a role: for its owner, and for admins about anybody. */
export async function hasRole(actor: Actor, email: string, role: Role): Promise<boolean> {
  if (isOwnEmail(actor, email)) return actor.role === role;
  if (actor.role !== 'Admin') throw new AppError('permission-denied', msg`You can only ask about yourself.`);
  const user = await findUserByEmail(email);
  return user?.data.role === role;
}
