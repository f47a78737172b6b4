import { ACCOUNT_GONE } from '@thriftline/domain/accounts/audit-entry';
import type { User } from '@thriftline/domain/accounts/user';
import type { AuthType } from 'firebase-functions/firestore';
import type { Stored } from '../firestore/collection.ts';
import { read } from '../firestore/collection.ts';
import { findUserByEmail, userDocument } from './users.ts';

/** Who writes without an account of the shop: functions and other servers, and nobody. */
const NO_PEOPLE: readonly AuthType[] = ['service_account', 'system', 'api_key', 'unauthenticated'];

/** Whom an event of Firestore says a person did it; undefined for functions, which write down themselves what they do. */
export function personOf(event: { authId?: string; authType: AuthType }): string | undefined {
  return NO_PEOPLE.includes(event.authType) ? undefined : event.authId;
}

/** The account that Firestore names by its uid or its e-mail address, if there is one still. */
export async function accountOf(principal: string): Promise<Stored<User> | undefined> {
  if (principal.includes('@')) return findUserByEmail(principal);
  const data = await read(userDocument(principal));
  return data && { id: principal, data };
}

/** Who acted, as the log names them. Of an account that is gone no more is known than its id. */
export function actorOf(principal: string, account: Stored<User> | undefined): { uid: string; name: string } {
  if (account) return { uid: account.id, name: account.data.name };
  return { ...ACCOUNT_GONE, ...(principal.includes('@') ? {} : { uid: principal }) };
}
