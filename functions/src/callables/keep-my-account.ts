import { loadCaller } from '../accounts/actor.ts';
import { keepMyAccount as act } from '../deletion/delete-my-account.ts';
import { call } from './call.ts';

/** Keeps the caller's own account, which was to be deleted. */
export const keepMyAccount = call('keepMyAccount', async (caller) => act(await loadCaller(caller)));
