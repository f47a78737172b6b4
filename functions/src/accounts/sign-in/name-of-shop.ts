import { msg } from '@lingui/core/macro';
import { looksLike } from '@thriftline/domain/accounts/person-name';
import { AppError } from '@thriftline/domain/base/errors';
import { textValue } from '@thriftline/domain/base/texts/values';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { users } from '../users.ts';

/**
 * Whether a name can be taken for that of the shop, as its operator calls it, or of an admin other than the account itself.
 * Reads every admin's name.
 */
export async function isNameOfShop(uid: string, name: string): Promise<boolean> {
  if (looksLike((await loadShopSettings()).name, name)) return true;
  const admins = await users().where('role', '==', 'Admin').select('name').get();
  return admins.docs.some((admin) => admin.id !== uid && looksLike(admin.data().name, name));
}

/** What somebody is told who chose such a name. */
export function nameIsOfShop(): AppError {
  const name = msg`This name belongs to the shop or one of its admins. Add a second name or an initial`;
  const fault = textValue(name);
  return new AppError('invalid-argument', msg`Check name: ${fault}.`, { fields: { name } });
}
