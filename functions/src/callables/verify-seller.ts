import { loadCaller } from '../accounts/actor.ts';
import { verifySeller as verify } from '../sellers/verify-seller.ts';
import { callable } from './callable.ts';

/** Vouches for a seller; for admins. */
export const verifySeller = callable('verifySeller', {}, async (caller, input) =>
  verify(await loadCaller(caller), input),
);
