import { auth } from '../../platform/firebase.ts';

/**
 * Nobody signs in to an account any more that was deleted, and no sign-in there is lasts longer than its ID token. The job that deletes the
 * rest of the account may have deleted its sign-in by now.
 */
export async function disableAuthUser(uid: string): Promise<void> {
  const authentication = await auth();
  try {
    await authentication.updateUser(uid, { disabled: true });
    await authentication.revokeRefreshTokens(uid);
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
  }
}
