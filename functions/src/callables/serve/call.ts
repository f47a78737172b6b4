import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { validate } from '@thriftline/domain/base/fields/validate';
import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableResults,
} from '@thriftline/domain/calls/callables';
import type { CallableRequest } from 'firebase-functions/https';
import { type Actor, type Identity, loadCaller } from '../../accounts/actor.ts';
import { requireNoParty } from '../../accounts/require-no-party.ts';
import { requireRole } from '../../accounts/require-right.ts';
import { ADMIN_CALLABLES, type AdminCallable, type MemberCallable } from '../../own-cases/admin-callables.ts';

/** Answers a call of one of domain/callables.ts. Throws what the service throws, and `invalid-argument` for what cannot be taken. */
export type Call<N extends CallableName> = (request: CallableRequest) => Promise<CallableResults[N]>;

function identityOf(request: CallableRequest): Identity {
  if (request.auth === undefined) throw new AppError('unauthenticated', msg`Log in first.`);
  const { email, email_verified: confirmed, auth_time: authTime, firebase } = request.auth.token;
  return { uid: request.auth.uid, email, confirmed, authTime, provider: firebase?.sign_in_provider };
}

const inputOf = <N extends CallableName>(name: N, request: CallableRequest) =>
  validate(CALLABLES[name], request.data) as CallableInput<N>;

/** A call that knows who calls, checks what is sent, and answers what the service gives. */
export function call<N extends MemberCallable>(
  name: N,
  run: (caller: Identity, input: CallableInput<N>) => Promise<CallableResults[N]>,
): Call<N> {
  return async (request) => run(identityOf(request), inputOf(name, request));
}

/** The same, and strangers are let in: the service says what they are answered. */
export function openCall<N extends MemberCallable>(
  name: N,
  run: (caller: Identity | undefined, input: CallableInput<N>) => Promise<CallableResults[N]>,
): Call<N> {
  return async (request) =>
    run(request.auth === undefined ? undefined : identityOf(request), inputOf(name, request));
}

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
    const input = inputOf(name, request);
    const actor = await loadCaller(caller);
    requireRole(actor, 'Admin');
    requireNoParty(actor, await ADMIN_CALLABLES[name](input));
    return run(actor, input);
  };
}
