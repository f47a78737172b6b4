import { msg } from '@lingui/core/macro';
import { may } from '@thriftline/domain/accounts/permissions';
import { AppError } from '@thriftline/domain/base/errors';
import type { VerifySeller } from '@thriftline/domain/calls/account-acts';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { showSellerStatus } from './show-seller-status.ts';

/**
 * Vouches for a seller: the account, then all of their products and advertisements, under the name it has now. Asking again finishes what broke
 * half-way. `modifiedCount` counts the account. `name` is the one the admin was shown, if any: throws `conflict` when the
 * account has another by now.
 */
export async function verifySeller(
  actor: Actor,
  { uid, name }: VerifySeller,
): Promise<{ modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const document = userDocument(uid);
  const modifiedCount = await firestore().runTransaction(async (transaction) => {
    const user = await read(document, transaction);
    if (user === undefined) throw new AppError('not-found', msg`This user doesn’t exist.`);
    if (!may(user.role, 'products', 'add'))
      throw new AppError('conflict', msg`Only sellers can be verified.`);
    if (name !== undefined && name !== user.name) {
      const now = user.name;
      throw new AppError('conflict', msg`This account’s name is now ${now}. Check it again.`);
    }
    if (user.status === 'Verified') return 0;
    transaction.update(document, { status: 'Verified', unverifiedWhy: FieldValue.delete() });
    writeAudit(transaction, actor, { what: 'verifySeller', document, aboutName: user.email });
    return 1;
  });
  await showSellerStatus(uid);
  return { modifiedCount };
}
