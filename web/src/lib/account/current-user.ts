import type { Role } from '@thriftline/domain/accounts/roles';
import type { User } from '@thriftline/domain/accounts/user';
import { invariant } from '@thriftline/domain/base/invariant';
import { useSyncExternalStore } from 'react';
import type { Stored } from '../firebase/stored.ts';

/** Nobody is signed in, or that isn't known yet. */
interface Absent {
  status: 'loading' | 'signedOut';
  uid: null;
  email: null;
  displayName: null;
  photoURL: null;
  role: null;
  userDoc: null;
}

/** The person who is signed in. */
export interface SignedInUser {
  status: 'signedIn';
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the token says that the e-mail address is theirs, or there is none to confirm. */
  emailVerified: boolean;
  /** The role the security rules go by; null while the account is still being registered. */
  role: Role | null;
  /** The own `users/{uid}` document, live; null until it is read. */
  userDoc: Stored<User> | null;
}

export type CurrentUser = Absent | SignedInUser;

const NOBODY = {
  uid: null,
  email: null,
  displayName: null,
  photoURL: null,
  role: null,
  userDoc: null,
} as const;
export const LOADING: CurrentUser = { status: 'loading', ...NOBODY };
export const SIGNED_OUT: CurrentUser = { status: 'signedOut', ...NOBODY };

let current: CurrentUser = LOADING;
const listeners = new Set<() => void>();

/** Hears when somebody else is signed in, or nobody. Gives back how to stop. */
export function onCurrentUser(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in right now, outside of components. */
export function getCurrentUser(): CurrentUser {
  return current;
}

/** Tells the whole page who is signed in. Only the session watcher of features/auth calls it. */
export function setCurrentUser(user: CurrentUser): void {
  current = user;
  for (const listener of listeners) listener();
}

/** Who is signed in; the component renders again when that, their role or their document changes. */
export function useCurrentUser(): CurrentUser {
  return useSyncExternalStore(onCurrentUser, getCurrentUser, () => LOADING);
}

/** The person who is signed in, for screens behind RequireAuth. Throws when there is nobody. */
export function useSignedInUser(): SignedInUser {
  const user = useCurrentUser();
  invariant(user.status === 'signedIn', 'a screen behind RequireAuth has a signed-in user');
  return user;
}
