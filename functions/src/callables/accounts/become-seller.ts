import { loadCaller } from '../../accounts/actor.ts';
import { becomeSeller as become } from '../../accounts/roles/become-seller.ts';
import { call } from '../serve/call.ts';

/** Makes the caller's own buyer account a seller's. */
export const becomeSeller = call('becomeSeller', async (caller) => become(await loadCaller(caller)));
