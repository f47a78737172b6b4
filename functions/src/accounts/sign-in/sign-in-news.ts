import type { User } from '@thriftline/domain/accounts/user';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type UpdateData } from 'firebase-admin/firestore';
import type { Identity } from '../actor.ts';
import { validSince } from './sign-ins.ts';

/** Ways to sign in that prove nothing about an address by themselves. */
const NO_PROOF = ['password', 'custom', 'anonymous'];

/** Whether a provider such as Google says who signs in. */
export function isByProvider({ provider }: Identity): boolean {
  return provider !== undefined && !NO_PROOF.includes(provider);
}

/**
 * Whether the address turns out to be somebody else's than the one who registered it: nobody had proven that it was
 * theirs, and now a provider such as Google vouches for whoever signs in with it. Auth took the password away then, and
 * ended every sign-in; of an account that was its owner's all along it keeps both.
 */
export function isTakenOver(known: User, record: UserRecord, identity: Identity): boolean {
  if (known.unprovenSince === undefined || !record.emailVerified) return false;
  if (!isByProvider(identity)) return false;
  const hasPassword = record.providerData.some(({ providerId }) => providerId === 'password');
  return !hasPassword || validSince(record) > known.unprovenSince;
}

/**
 * What Auth knows of an account's sign-ins that its document does not say yet, for the doors that cannot ask Auth: which of
 * them have ended, and that the address is proven.
 */
export function signInNews(known: User, record: UserRecord, identity: Identity): UpdateData<User> {
  const since = validSince(record);
  // Signing up is no end: it begins a second or two before the document.
  const noted = known.validSince ?? known.createdAt.toMillis() / 1000;
  const isProven = known.unprovenSince !== undefined && record.emailVerified;
  return {
    ...(since > noted ? { validSince: since } : {}),
    ...(isProven && !isTakenOver(known, record, identity) ? { unprovenSince: FieldValue.delete() } : {}),
  };
}
