import type { Role, Status } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { userSearch } from '@thriftline/domain/accounts/user-search';
import { FieldValue } from 'firebase-admin/firestore';
import type { Identity } from '../actor.ts';

/**
 * What an account begins with whose address turned out to be somebody else's: nothing that whoever registered it chose or
 * earned, and none of their sign-ins. An admin stays one, for that was given to the address.
 */
export function takenOver(
  known: User,
  { name, role, status }: { name: string; role: Role; status: Status },
  { authTime }: Identity,
) {
  return {
    name,
    status,
    role: known.role === 'Admin' ? known.role : role,
    photoURL: FieldValue.delete(),
    mobile: FieldValue.delete(),
    locale: FieldValue.delete(),
    language: FieldValue.delete(),
    about: FieldValue.delete(),
    policies: FieldValue.delete(),
    search: userSearch({ name, email: known.email }),
    unprovenSince: FieldValue.delete(),
    ...(authTime === undefined ? {} : { validSince: authTime }),
  };
}
