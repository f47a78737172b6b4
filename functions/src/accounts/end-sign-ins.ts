import { auth } from '../platform/firebase.ts';

/** Ends every sign-in of an account that Auth has. Shut the document's doors before: Auth tells the rules nothing. */
export async function endSignIns(uid: string): Promise<void> {
  await (await auth()).revokeRefreshTokens(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
}
