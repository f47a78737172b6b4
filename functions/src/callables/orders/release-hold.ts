import { loadCaller } from '../../accounts/actor.ts';
import { leaveCheckout } from '../../payments/checkout/leave-checkout.ts';
import { call } from '../serve/call.ts';

/** Releases the hold of the caller's booking. */
export const releaseHold = call('releaseHold', async (caller, input) =>
  leaveCheckout(await loadCaller(caller), input),
);
