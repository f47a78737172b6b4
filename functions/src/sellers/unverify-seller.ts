import { AppError } from '@thriftline/domain/base/errors';
import type { Reasoned } from '@thriftline/domain/calls/callables';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { showSellerStatus } from './show-seller-status.ts';

/**
 * Takes the badge back from a seller, who reads why, and from all of their products and advertisements. Asking again finishes
 * what broke half-way. `modifiedCount` counts the account.
 */
export async function unverifySeller(
  actor: Actor,
  { uid, reason }: Reasoned,
): Promise<{ modifiedCount: number }> {
  const document = userDocument(uid);
  const modifiedCount = await firestore().runTransaction(async (transaction) => {
    requireRole(await loadActor(actor.uid, transaction), 'Admin');
    const user = await read(document, transaction);
    if (user === undefined) throw new AppError('not-found', 'This user doesn’t exist.');
    if (user.status === 'Unverified') return 0;
    const why = reason.trim();
    transaction.update(document, { status: 'Unverified', unverifiedWhy: why });
    writeAudit(transaction, actor, { what: 'unverifySeller', document, aboutName: user.email, why });
    return 1;
  });
  await showSellerStatus(uid);
  return { modifiedCount };
}
