import { onUserDeleted } from 'firebase-functions/identity';
import { setAside } from '../faults/set-aside.ts';
import { SCALE } from '../platform/scale.ts';

/** A sign-in that is gone takes its account along: an account's own token can have Auth delete it. */
export const signInDeleted = onUserDeleted(
  { retry: true, ...SCALE.seldom },
  setAside('signInDeleted', async ({ data }) => {
    const { followDeletedSignIn } = await import('../deletion/accounts/follow-deleted-sign-in.ts');
    await followDeletedSignIn(data.uid);
  }),
);
