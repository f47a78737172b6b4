import { loadActor } from '../services/actor.ts';
import { verifySeller as verify } from '../services/verify-seller.ts';
import { callable } from './callable.ts';

/** Vouches for a seller; for admins. */
export const verifySeller = callable('verifySeller', {}, async ({ uid }, input) =>
  verify(await loadActor(uid), input),
);
