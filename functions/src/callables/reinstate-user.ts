import { loadCaller } from '../accounts/actor.ts';
import { reinstateUser as reinstate } from '../accounts/suspend-user.ts';
import { callable } from './callable.ts';

/** Lets a suspended account in again; for admins. */
export const reinstateUser = callable('reinstateUser', {}, async (caller, input) =>
  reinstate(await loadCaller(caller), input),
);
