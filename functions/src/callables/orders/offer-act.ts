import { loadCaller } from '../../accounts/actor.ts';
import { actOnOffer } from '../../offers/act-on-offer.ts';
import { call } from '../serve/call.ts';

/** Does what the caller does about the offer of a conversation: offers, counters, accepts, declines or takes back. */
export const offerAct = call('offerAct', async (caller, input) =>
  actOnOffer(await loadCaller(caller), input),
);
