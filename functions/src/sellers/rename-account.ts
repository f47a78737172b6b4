import { tidyName } from '@thriftline/domain/accounts/person-name';
import type { Status } from '@thriftline/domain/accounts/roles';
import type { RenameAccount } from '@thriftline/domain/accounts/user';
import { userSearch } from '@thriftline/domain/accounts/user-search';
import { TOO_MANY_RENAMES } from '@thriftline/domain/base/texts/refusal-texts';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { bringToSignIn } from '../accounts/bring-to-sign-in.ts';
import { limitAct } from '../accounts/limits/limit-acts.ts';
import { holderOfName, nameIsHeld } from '../accounts/sign-in/name-of-shop.ts';
import { userDocument } from '../accounts/users.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { showSellerStatus } from './show-seller-status.ts';

/** How often an account takes another name: each looks through all that the account sells. */
const RENAMES_AN_HOUR = 10;

/**
 * Gives the actor's account another name. An admin vouched for the one before, so the badge goes until one looks again; what
 * was sold or booked keeps the name it was under. Asking again finishes what broke half-way. Throws `invalid-argument` for a
 * name that can be taken for the shop's or an admin's, and `too-many-requests`.
 */
export async function renameAccount(
  actor: Actor,
  input: RenameAccount,
): Promise<{ name: string; status: Status }> {
  const name = tidyName(input.name);
  await limitAct(actor, {
    act: 'rename',
    most: RENAMES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_RENAMES,
  });
  const holder = await holderOfName(actor.uid, name);
  if (holder !== undefined) throw nameIsHeld(holder);
  const status = await firestore().runTransaction(async (transaction) => {
    const known = await loadActor(actor.uid, transaction);
    if (known.name === name) return known.status;
    const search = userSearch({ name, email: known.email });
    transaction.update(userDocument(actor.uid), { name, search, status: 'Unverified' });
    return 'Unverified';
  });
  await showSellerStatus(actor.uid);
  const storedName = async () => (await loadActor(actor.uid)).name;
  await bringToSignIn(storedName, async (displayName) => {
    await (await auth()).updateUser(actor.uid, { displayName });
  });
  return { name, status };
}
