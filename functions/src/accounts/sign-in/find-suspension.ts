import type { Suspension } from '@thriftline/domain/accounts/user';
import type { Transaction } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { userDocument } from '../users.ts';
import { deletedAccountDocument } from './deleted-accounts.ts';

/** How an account is suspended, or was when it was deleted: that ends nothing which a suspension holds. Undefined where it is not. */
export async function findSuspension(uid: string, transaction: Transaction): Promise<Suspension | undefined> {
  const user = await read(userDocument(uid), transaction);
  if (user !== undefined) return user.suspended ? 'suspended' : undefined;
  const mark = await read(deletedAccountDocument(uid), transaction);
  return mark?.suspended ? 'suspendedForGood' : undefined;
}
