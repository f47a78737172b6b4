import type { User } from 'firebase/auth';
import { type SigninCheckResult, useAuth, useSigninCheck } from 'reactfire';

/**
 * What Auth knows of who is signed in, read again with each new token; null where nobody is. Inside FirebaseProviders. Claims are not
 * asked for here: reactfire renews the token for them, and throws where there is no network. What may be done stands in useCurrentUser.
 */
export function useAuthUser(): User | null {
  const { currentUser } = useAuth();
  const known: SigninCheckResult | undefined =
    currentUser === null
      ? undefined
      : { signedIn: true, hasRequiredClaims: true, errors: {}, user: currentUser };
  const { data } = useSigninCheck(known && { initialData: known });
  return data?.user ?? null;
}

/** Whether the account signs in with a password; one of Google's has none here. Inside FirebaseProviders. */
export function useHasPassword(): boolean {
  return useAuthUser()?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
}

/** When somebody last signed in to the account, as Auth said when this page last asked; null where it does not say. Inside FirebaseProviders. */
export function useLastSignIn(): Date | null {
  const last = useAuthUser()?.metadata.lastSignInTime;
  return last === undefined ? null : new Date(last);
}
