import type { Reasoned } from '@thriftline/domain/calls/account-acts';
import type { Actor } from '../accounts/actor.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { showSellerStatus } from './show-seller-status.ts';

/**
 * Takes the badge back from a seller, who reads why, and from all of their products and advertisements. Asking again finishes
 * what broke half-way. `modifiedCount` counts the account.
 */
export async function unverifySeller(
  actor: Actor,
  { uid, reason }: Reasoned,
): Promise<{ modifiedCount: number }> {
  const answer = await changeAccount(actor, uid, ({ user, document, transaction }) => {
    if (user.status === 'Unverified') return false;
    const why = reason.trim();
    transaction.update(document, { status: 'Unverified', unverifiedWhy: why });
    writeAudit(transaction, actor, { what: 'unverifySeller', document, aboutName: user.email, why });
    return true;
  });
  await showSellerStatus(uid);
  return answer;
}
