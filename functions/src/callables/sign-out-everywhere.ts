import { loadCaller } from '../accounts/actor.ts';
import { signOutEverywhere as act } from '../accounts/sign-out-everywhere.ts';
import { callable } from './callable.ts';

/** Ends every sign-in of the caller's own account. */
export const signOutEverywhere = callable('signOutEverywhere', {}, async (caller) =>
  act(await loadCaller(caller)),
);
