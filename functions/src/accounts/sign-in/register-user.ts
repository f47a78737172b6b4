import { msg } from '@lingui/core/macro';
import { NEUTRAL_NAME, tidyName } from '@thriftline/domain/accounts/person-name';
import type { Role, Status } from '@thriftline/domain/accounts/roles';
import type { RegisterUser } from '@thriftline/domain/accounts/user';
import { userSearch } from '@thriftline/domain/accounts/user-search';
import { AppError } from '@thriftline/domain/base/errors';
import { MAX_EMAIL } from '@thriftline/domain/base/fields/email-address';
import { GOOGLE_PHOTO_PATTERN } from '@thriftline/domain/base/fields/picture-address';
import { ACCOUNT_SUSPENDED } from '@thriftline/domain/base/texts/refusal-texts';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { read } from '../../firestore/collection.ts';
import { firestore } from '../../platform/firebase.ts';
import type { Identity } from '../actor.ts';
import { claimStoredRole } from '../roles/claim-role.ts';
import { userDocument } from '../users.ts';
import { deletedAccountDocument } from './deleted-accounts.ts';
import { freeAddress } from './free-address.ts';
import { holderOfName, nameIsHeld } from './name-of-shop.ts';
import { newAddress } from './new-address.ts';
import { isByProvider, isTakenOver, signInNews } from './sign-in-news.ts';
import { liveSession, signInAddress, validSince } from './sign-ins.ts';
import { takenOver } from './taken-over.ts';

function requireAddress(record: UserRecord): string {
  const email = signInAddress(record);
  if (!email || email.length > MAX_EMAIL) {
    throw new AppError('invalid-argument', msg`An account needs an e-mail address.`, {
      fields: { email: msg`The sign-in has no e-mail address` },
    });
  }
  return email;
}

/** The photo of the Google account that signs in. Another address may be whatever somebody told Auth. */
function pictureOf({ photoURL }: UserRecord): { photoURL?: string } {
  return photoURL && new RegExp(GOOGLE_PHOTO_PATTERN).test(photoURL) ? { photoURL } : {};
}

/**
 * The name of a new account, not to be taken for the shop's or an admin's: who chose it chooses another, and a sign-in whose provider gave
 * it goes on under a neutral one. Throws `invalid-argument`.
 */
async function newName(identity: Identity, given: string): Promise<string> {
  const name = tidyName(given);
  const holder = await holderOfName(identity.uid, name);
  if (holder === undefined) return name;
  if (isByProvider(identity)) return NEUTRAL_NAME;
  throw nameIsHeld(holder);
}

async function register(
  identity: Identity,
  input: RegisterUser,
  record: UserRecord,
  transaction: Transaction,
): Promise<Status> {
  const email = requireAddress(record);
  const document = userDocument(identity.uid);
  const known = await read(document, transaction);
  if ((await read(deletedAccountDocument(identity.uid), transaction)) !== undefined) {
    throw new AppError('unauthenticated', msg`This account was deleted. Sign up again.`);
  }
  if (known?.suspended) throw new AppError('permission-denied', ACCOUNT_SUSPENDED);
  const freeFromOthers = await freeAddress(identity.uid, email, transaction);

  const choose = async () => {
    const name = await newName(identity, input.name);
    return { name, role: input.role, status: 'Unverified' as const };
  };
  if (known === undefined) {
    const chosen = await choose();
    const unproven = record.emailVerified ? {} : { unprovenSince: validSince(record) };
    const fresh = { ...chosen, email, ...pictureOf(record), ...unproven };
    const createdAt = FieldValue.serverTimestamp();
    transaction.create(document, { ...fresh, search: userSearch(fresh), createdAt });
    freeFromOthers();
    return chosen.status;
  }
  const anew = isTakenOver(known, record, identity)
    ? takenOver({ ...known, email }, await choose(), identity)
    : undefined;
  const moved = newAddress(known, email);
  const changes = { ...moved, ...signInNews(known, record, identity), ...anew };
  if (Object.keys(changes).length > 0) transaction.update(document, changes);
  freeFromOthers();
  return { ...known, ...moved, ...anew }.status;
}

/**
 * Makes the account of someone who has signed up, or mends one that broke half-way: an account that exists keeps its
 * role, name and status, unless somebody else turns out to have made it. The e-mail address is the sign-in's, never the
 * caller's word. Throws `unauthenticated` for an account that was deleted: no token it still has brings it back.
 */
export async function registerUser(
  identity: Identity,
  input: RegisterUser,
): Promise<{ role: Role; status: Status }> {
  const record = await liveSession(identity);
  const status = await firestore().runTransaction((transaction) =>
    register(identity, input, record, transaction),
  );
  return { role: await claimStoredRole(identity.uid, record.customClaims?.role), status };
}
