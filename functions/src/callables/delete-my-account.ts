import { loadCaller } from '../accounts/actor.ts';
import { requireRecentSignIn } from '../accounts/require-recent-sign-in.ts';
import { deleteMyAccount as act } from '../deletion/delete-my-account.ts';
import { call } from './call.ts';

/** Has the caller's own account deleted, in a while; for whoever has just signed in. */
export const deleteMyAccount = call('deleteMyAccount', async (caller) => {
  const actor = await loadCaller(caller);
  requireRecentSignIn(caller);
  return act(actor);
});
