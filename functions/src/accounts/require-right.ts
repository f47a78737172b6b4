import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Action, type Entity, type Reach, reach } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import { AppError } from '@thriftline/domain/base/errors';
import { ACCOUNT_LEAVING } from '@thriftline/domain/base/texts/refusal-texts';
import { eitherValue } from '@thriftline/domain/base/texts/values';
import type { Actor, Identity } from './actor.ts';

/** How far the actor's right reaches. Throws `permission-denied` when the actor's role has none. */
export function requireRight(actor: Actor, entity: Entity, action: Action): Exclude<Reach, 'none'> {
  const found = reach(actor.role, entity, action);
  if (found === 'none') {
    throw new AppError('permission-denied', msg`You don’t have permission to do this.`);
  }
  return found;
}

/** Throws `conflict` for an actor who asked for the account's end: nobody could pay for what they offer. */
export function requireStaying({ deleteAt }: Pick<Actor, 'deleteAt'>): void {
  if (deleteAt !== undefined) throw new AppError('conflict', ACCOUNT_LEAVING);
}

const ROLE_NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  Buyer: msg`Buyer`,
  Seller: msg`Seller`,
  Admin: msg`Admin`,
};

/** Throws `permission-denied` unless the actor has one of the roles. */
export function requireRole(actor: Actor, ...roles: Role[]): void {
  if (!roles.includes(actor.role)) {
    const names = eitherValue(roles.map((role) => ROLE_NAMES[role]));
    throw new AppError('permission-denied', msg`Only for the role ${names}.`);
  }
}

/** Whether the e-mail address is the caller's own, whatever its case. */
export function isOwnEmail(caller: Actor | Identity, email: string): boolean {
  return caller.email !== undefined && email.toLowerCase() === caller.email.toLowerCase();
}

/** Throws `permission-denied` unless the e-mail address is the caller's own. */
export function requireOwnEmail(caller: Actor | Identity, email: string, field = 'email'): void {
  if (!isOwnEmail(caller, email)) {
    const must = caller.email;
    throw new AppError('permission-denied', msg`This isn’t your e-mail address.`, {
      fields: {
        [field]: must === undefined ? msg`Must be the address of your account` : msg`Must be ${must}`,
      },
    });
  }
}

/** Throws `invalid-argument` unless the name is the actor's own. */
export function requireOwnName(actor: Actor, name: string, field: string): void {
  if (name !== actor.name) {
    const must = actor.name;
    throw new AppError('invalid-argument', msg`Check ${field}: must be your name.`, {
      fields: { [field]: msg`Must be ${must}` },
    });
  }
}
