import { loadCaller } from '../../accounts/actor.ts';
import { requireRecentSignIn } from '../../accounts/sign-in/require-recent-sign-in.ts';
import { deleteMyAccount as act } from '../../deletion/accounts/delete-my-account.ts';
import { call } from '../serve/call.ts';

/** Has the caller's own account deleted, in a while; for whoever has just signed in. */
export const deleteMyAccount = call('deleteMyAccount', async (caller) => {
  const actor = await loadCaller(caller);
  requireRecentSignIn(caller);
  return act(actor);
});
