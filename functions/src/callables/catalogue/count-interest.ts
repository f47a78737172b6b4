import { loadCaller } from '../../accounts/actor.ts';
import { countInterest as count } from '../../orders/count-interest.ts';
import { call } from '../serve/call.ts';

/** Counts who looked at, wishes for and booked a seller's products. */
export const countInterest = call('countInterest', async (caller, input) =>
  count(await loadCaller(caller), input),
);
