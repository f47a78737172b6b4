import { loadActor } from '../accounts/actor.ts';
import { releaseHold as release } from '../payments/hold/release-hold.ts';
import { callable } from './callable.ts';

/** Frees the hold of the caller's booking. */
export const releaseHold = callable('releaseHold', {}, async ({ uid }, input) =>
  release(await loadActor(uid), input),
);
