import { loadCaller } from '../accounts/actor.ts';
import { readBooks as read } from '../payments/payouts/read-earnings.ts';
import { callable } from './callable.ts';

/** Gives an admin the platform's books. */
export const readBooks = callable('readBooks', {}, async (caller) => read(await loadCaller(caller)));
