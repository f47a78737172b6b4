import { loadCaller } from '../accounts/actor.ts';
import { suspendUser as suspend } from '../accounts/suspend-user.ts';
import { callable } from './callable.ts';

/** Shuts an account out until it is reinstated; for admins. */
export const suspendUser = callable('suspendUser', {}, async (caller, input) =>
  suspend(await loadCaller(caller), input),
);
