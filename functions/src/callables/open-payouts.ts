import { loadCaller } from '../accounts/actor.ts';
import { setUpPayouts } from '../payments/payouts/set-up-payouts.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Gives the address where the caller sets up how they are paid, or looks at it. */
export const openPayouts = callable('openPayouts', { secrets: [STRIPE_SECRET_KEY] }, async (caller) =>
  setUpPayouts(await loadCaller(caller)),
);
