import { loadActor } from '../accounts/actor.ts';
import { leaveCheckout } from '../payments/checkout/leave-checkout.ts';
import { callable } from './callable.ts';

/** Releases the hold of the caller's booking. */
export const releaseHold = callable('releaseHold', {}, async ({ uid }, input) =>
  leaveCheckout(await loadActor(uid), input),
);
