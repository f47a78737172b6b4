import { AppError } from '@thriftline/domain/errors';
import { may } from '@thriftline/domain/permissions';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { showSellerStatus } from './show-seller-status.ts';

/**
 * Vouches for a seller: the account, then all of their products and advertisements. Asking again finishes what broke
 * half-way. `modifiedCount` counts the account.
 */
export async function verifySeller(
  actor: Actor,
  { uid }: { uid: string },
): Promise<{ modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const document = userDocument(uid);
  const modifiedCount = await firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    if (user === undefined) throw new AppError('not-found', 'There is no such user.');
    if (!may(user.role, 'products', 'add')) throw new AppError('conflict', 'Only sellers are verified.');
    if (user.status === 'Verified') return 0;
    transaction.update(document, { status: 'Verified', unverifiedWhy: FieldValue.delete() });
    writeAudit(transaction, actor, { what: 'verifySeller', document, aboutName: user.email });
    return 1;
  });
  await showSellerStatus(uid, 'Verified');
  return { modifiedCount };
}
