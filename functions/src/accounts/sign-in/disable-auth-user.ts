import { auth } from '../../platform/firebase.ts';

/** Nobody signs in to the account any more, and no sign-in there is lasts longer than its ID token. */
export async function disableAuthUser(uid: string): Promise<void> {
  await (await auth()).updateUser(uid, { disabled: true });
  await (await auth()).revokeRefreshTokens(uid);
}

/** Lets an account sign in again that turns out not to be deleted. */
export async function enableAuthUser(uid: string): Promise<void> {
  await (await auth()).updateUser(uid, { disabled: false });
}
