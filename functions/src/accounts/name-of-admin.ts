import { AppError } from '@thriftline/domain/errors';
import { looksLike } from '@thriftline/domain/person-name';
import { users } from './users.ts';

/** Whether a name can be taken for that of an admin, other than the account itself. Reads every admin's name. */
export async function isNameOfAdmin(uid: string, name: string): Promise<boolean> {
  const admins = await users().where('role', '==', 'Admin').select('name').get();
  return admins.docs.some((admin) => admin.id !== uid && looksLike(admin.data().name, name));
}

/** What somebody is told who chose such a name. */
export function nameIsAdmins(): AppError {
  const fault = 'Somebody who runs this shop has that name: add a second name or an initial';
  return new AppError('invalid-argument', `Please correct: name: ${fault}.`, { fields: { name: fault } });
}
