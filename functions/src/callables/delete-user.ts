import { loadCaller } from '../accounts/actor.ts';
import { deleteUser as remove } from '../deletion/delete-user.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Deletes an account and what hangs on it; for admins. */
export const deleteUser = callable('deleteUser', { secrets: [STRIPE_SECRET_KEY] }, async (caller, input) =>
  remove(await loadCaller(caller), input),
);
