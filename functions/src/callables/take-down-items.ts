import { loadCaller } from '../accounts/actor.ts';
import { takeDownItems as act } from '../deletion/take-down-items.ts';
import { STRIPE_SECRET_KEY } from '../platform/config.ts';
import { callable } from './callable.ts';

/** Deletes all of an account's unsold items; for admins. */
export const takeDownItems = callable(
  'takeDownItems',
  { secrets: [STRIPE_SECRET_KEY] },
  async (caller, input) => act(await loadCaller(caller), input),
);
