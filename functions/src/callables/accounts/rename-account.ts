import { loadCaller } from '../../accounts/actor.ts';
import { renameAccount as rename } from '../../sellers/rename-account.ts';
import { call } from '../serve/call.ts';

/** Gives the caller's own account another name. */
export const renameAccount = call('renameAccount', async (caller, input) =>
  rename(await loadCaller(caller), input),
);
