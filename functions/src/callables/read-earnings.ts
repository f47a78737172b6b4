import { loadCaller } from '../accounts/actor.ts';
import { readEarnings as read } from '../payments/payouts/read-earnings.ts';
import { callable } from './callable.ts';

/** Gives the caller's sums: what waits, is on its way, was paid out, taken back, or is owed. */
export const readEarnings = callable('readEarnings', {}, async (caller) => read(await loadCaller(caller)));
