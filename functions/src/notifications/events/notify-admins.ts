import type { AnyNews } from '@thriftline/domain/notifications/notification';
import { users } from '../../accounts/users.ts';
import { notify } from '../notify.ts';

/** Admins that are told at most: a shop has a handful. */
const MOST_ADMINS = 50;

/** Tells every admin, once: who became one later finds it on the payments page. */
export async function notifyAdmins(newsTo: (uid: string) => AnyNews): Promise<void> {
  const admins = await users().where('role', '==', 'Admin').limit(MOST_ADMINS).get();
  for (const { id } of admins.docs) await notify(newsTo(id));
}
