import { quotaRefusal } from '@thriftline/domain/accounts/quota-refusal';
import { isCounted, type QuotaAct } from '@thriftline/domain/accounts/quotas';
import { getCurrentUser } from '../../account/current-user.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { chooseCount, myStanding } from './choose-count.ts';
import { knownQuota } from './known-quota.ts';

/**
 * Why the account can create nothing more of the kind, after what the server says: the beginning of a sentence. Undefined
 * where it can, or that isn't known.
 */
export async function usedUp(act: QuotaAct, uid: string): Promise<string | undefined> {
  if (!isCounted(act, getCurrentUser().role)) return undefined;
  const choice = await chooseCount(act, await knownQuota(uid, 'server'), 'server');
  if (choice.kind !== 'full') return undefined;
  return quotaRefusal({ act, standing: myStanding(), until: choice.until }, serverNow());
}
