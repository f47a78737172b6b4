import type { CallableInput, CallableResults } from '@thriftline/domain/calls/callables';
import { type Actor, loadCaller } from '../../accounts/actor.ts';
import { requireNoParty } from '../../accounts/require-no-party.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { ADMIN_CALLABLES, type AdminCallable } from '../../own-cases/admin-callables.ts';
import { type Call, identityOf, inputOf } from './call.ts';

/**
 * A call for admins alone, and for none whose own case it is: the table says whose that is. Throws `permission-denied` for everybody
 * else, before anything is read of what it is about.
 */
export function adminCall<N extends AdminCallable>(
  name: N,
  run: (actor: Actor, input: CallableInput<N>) => Promise<CallableResults[N]>,
): Call<N> {
  return async (request) => {
    const caller = identityOf(request);
    const input = await inputOf(name, request);
    const actor = await loadCaller(caller);
    requireRole(actor, 'Admin');
    requireNoParty(actor, await ADMIN_CALLABLES[name](input));
    return run(actor, input);
  };
}
