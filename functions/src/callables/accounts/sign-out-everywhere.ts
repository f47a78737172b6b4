import { loadCaller } from '../../accounts/actor.ts';
import { signOutEverywhere as act } from '../../accounts/sign-in/sign-out-everywhere.ts';
import { call } from '../serve/call.ts';

/** Ends every sign-in of the caller's own account. */
export const signOutEverywhere = call('signOutEverywhere', async (caller) => act(await loadCaller(caller)));
