import type { Role } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import type { Stored } from '../firestore/collection.ts';
import { type Page, type PageRequest, readPage } from '../firestore/page.ts';
import type { Actor } from './actor.ts';
import { requireRole } from './require-right.ts';
import { users } from './users.ts';

/** All accounts, or those of one role, newest first; for admins. */
export async function listUsers(actor: Actor, page: PageRequest, role?: Role): Promise<Page<Stored<User>>> {
  requireRole(actor, 'Admin');
  return readPage(role === undefined ? users() : users().where('role', '==', role), page);
}
