import { msg } from '@lingui/core/macro';
import type { User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { UNREGISTERED } from '@thriftline/domain/base/texts/specified-messages';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { users } from '../users.ts';
import { newAddress } from './new-address.ts';
import { findSignIn, signInAddress } from './sign-ins.ts';

/** Gives up an address in favour of whoever it belongs to now. */
export type FreeAddress = () => void;

const withAddress = (email: string) => users().where('email', '==', email);

/** Where an address went that an account had: the one Auth knows now, unless that is somebody else's too. */
async function addressNow(uid: string, transaction: Transaction): Promise<string> {
  const record = await findSignIn(uid);
  const email = record && signInAddress(record);
  if (email === undefined) return UNREGISTERED;
  return (await transaction.get(withAddress(email))).empty ? email : UNREGISTERED;
}

async function giveUp(
  holder: QueryDocumentSnapshot<User>,
  email: string,
  transaction: Transaction,
): Promise<FreeAddress> {
  const record = await findSignIn(holder.id);
  if (record && signInAddress(record) === email) {
    throw new AppError('conflict', msg`Another account uses this e-mail address.`, {
      fields: { email: msg`Used by another account` },
    });
  }
  const address = await addressNow(holder.id, transaction);
  return () => void transaction.update(holder.ref, { ...newAddress(holder.data(), address) });
}

/**
 * Makes sure, in the transaction that gives an account its address, that no other account's document has it: the
 * transaction fails when one comes to have it meanwhile. Auth decides whose it is: a document whose sign-in has another
 * address by now follows that. Reads only; what it gives writes. Throws `conflict` when the address is another's indeed.
 */
export async function freeAddress(
  uid: string,
  email: string,
  transaction: Transaction,
): Promise<FreeAddress> {
  const found = await transaction.get(withAddress(email));
  const holders = found.docs.filter((holder) => holder.id !== uid);
  const free: FreeAddress[] = [];
  for (const holder of holders) free.push(await giveUp(holder, email, transaction));
  return () => {
    for (const write of free) write();
  };
}
