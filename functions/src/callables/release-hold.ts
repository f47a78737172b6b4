import { loadCaller } from '../accounts/actor.ts';
import { leaveCheckout } from '../payments/checkout/leave-checkout.ts';
import { callable } from './callable.ts';

/** Releases the hold of the caller's booking. */
export const releaseHold = callable('releaseHold', {}, async (caller, input) =>
  leaveCheckout(await loadCaller(caller), input),
);
