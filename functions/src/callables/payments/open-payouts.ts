import { loadCaller } from '../../accounts/actor.ts';
import { setUpPayouts } from '../../payments/payouts/set-up-payouts.ts';
import { call } from '../serve/call.ts';

/** Gives the address where the caller sets up how they are paid, or looks at it. */
export const openPayouts = call('openPayouts', async (caller) => setUpPayouts(await loadCaller(caller)));
