import { loadCaller } from '../accounts/actor.ts';
import { countInterest as count } from '../orders/count-interest.ts';
import { callable } from './callable.ts';

/** Counts who looked at, wishes for and booked a seller's products. */
export const countInterest = callable('countInterest', {}, async (caller, input) =>
  count(await loadCaller(caller), input),
);
