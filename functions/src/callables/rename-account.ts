import { loadCaller } from '../accounts/actor.ts';
import { renameAccount as rename } from '../sellers/rename-account.ts';
import { callable } from './callable.ts';

/** Gives the caller's own account another name. */
export const renameAccount = callable('renameAccount', {}, async (caller, input) =>
  rename(await loadCaller(caller), input),
);
