import { loadCaller } from '../../accounts/actor.ts';
import { keepMyAccount as act } from '../../deletion/accounts/delete-my-account.ts';
import { call } from '../serve/call.ts';

/** Keeps the caller's own account, which was to be deleted. */
export const keepMyAccount = call('keepMyAccount', async (caller) => act(await loadCaller(caller)));
