import { loadCaller } from '../accounts/actor.ts';
import { keepMyAccount as act } from '../deletion/delete-my-account.ts';
import { callable } from './callable.ts';

/** Keeps the caller's own account, which was to be deleted. */
export const keepMyAccount = callable('keepMyAccount', {}, async (caller) => act(await loadCaller(caller)));
