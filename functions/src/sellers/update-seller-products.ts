import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Actor } from '../accounts/actor.ts';
import { requireRole } from '../accounts/require-right.ts';
import { findUserByEmail } from '../accounts/users.ts';

import { showSellerStatus } from './show-seller-status.ts';
/** The product side of a verification, by the seller's e-mail address. */
export async function updateSellerProducts(
  actor: Actor,
  { email }: { email: string },
): Promise<{ matchedCount: number; modifiedCount: number }> {
  requireRole(actor, 'Admin');
  const seller = await findUserByEmail(email);
  if (seller === undefined) throw new AppError('not-found', msg`This user doesn’t exist.`);
  return showSellerStatus(seller.id);
}
