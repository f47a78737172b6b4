import { auth } from '../../platform/firebase.ts';
import { forgetPushTargets } from '../push-targets.ts';

/** Ends every sign-in of an account that Auth has, and tells it nothing on any device. Shut the document's doors before: Auth tells the rules nothing. */
export async function endSignIns(uid: string): Promise<void> {
  await forgetPushTargets(uid);
  await (await auth()).revokeRefreshTokens(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
}
