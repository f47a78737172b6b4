import { msg } from '@lingui/core/macro';
import { hasWithin, looksLike } from '@thriftline/domain/accounts/person-name';
import { AppError } from '@thriftline/domain/base/errors';
import { textValue } from '@thriftline/domain/base/texts/values';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';
import { users } from '../users.ts';

/** Whom a name can be taken for that its account must not be taken for. */
export type NameHolder = 'shop' | 'admin';

/**
 * Whether a name can be taken for that of the shop, as its operator calls it, or of an admin other than the account itself.
 * Only admins speak for the shop, so others don't have its name in theirs. An admin's is a person's: many have it in theirs.
 * Reads every admin's name.
 */
export async function holderOfName(uid: string, name: string): Promise<NameHolder | undefined> {
  const { name: shop } = await loadShopSettings();
  if (looksLike(shop, name)) return 'shop';
  const admins = await users().where('role', '==', 'Admin').select('name').get();
  if (hasWithin(name, shop) && admins.docs.every(({ id }) => id !== uid)) return 'shop';
  const isOfAdmin = admins.docs.some((admin) => admin.id !== uid && looksLike(admin.data().name, name));
  return isOfAdmin ? 'admin' : undefined;
}

const WHY_HELD = {
  shop: msg`Must not sound like the shop itself`,
  admin: msg`This name belongs to one of the shop’s admins. Add a second name or an initial`,
} as const satisfies Record<NameHolder, unknown>;

/** What somebody is told who chose such a name. */
export function nameIsHeld(holder: NameHolder): AppError {
  const name = WHY_HELD[holder];
  const fault = textValue(name);
  return new AppError('invalid-argument', msg`Check name: ${fault}.`, { fields: { name } });
}
