import { loadCaller } from '../accounts/actor.ts';
import { unverifySeller as unverify } from '../sellers/unverify-seller.ts';
import { callable } from './callable.ts';

/** Takes the badge back from a seller; for admins. */
export const unverifySeller = callable('unverifySeller', {}, async (caller, input) =>
  unverify(await loadCaller(caller), input),
);
