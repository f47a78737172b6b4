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
import type { Identity } from '../../accounts/actor.ts';
import type { MemberCallable } from '../../own-cases/admin-callables.ts';

/** Answers a call of one of domain/callables.ts. Throws what the service throws, and `invalid-argument` for what cannot be taken. */
export type Call<N extends CallableName> = (request: CallableRequest) => Promise<CallableResults[N]>;

/** Who calls, by their token. Throws `unauthenticated` where nobody is logged in. */
export function identityOf(request: CallableRequest): Identity {
  if (request.auth === undefined) throw new AppError('unauthenticated', msg`Log in first.`);
  const { email, email_verified: confirmed, auth_time: authTime, firebase } = request.auth.token;
  return { uid: request.auth.uid, email, confirmed, authTime, provider: firebase?.sign_in_provider };
}

/** What the call takes, checked: its schema comes with the first call. Throws `invalid-argument` for anything else. */
export async function inputOf<N extends CallableName>(
  name: N,
  request: CallableRequest,
): Promise<CallableInput<N>> {
  return validate(await CALLABLES[name](), request.data) as CallableInput<N>;
}

/** A call that knows who calls, checks what is sent, and answers what the service gives. */
export function call<N extends MemberCallable>(
  name: N,
  run: (caller: Identity, input: CallableInput<N>) => Promise<CallableResults[N]>,
): Call<N> {
  return async (request) => run(identityOf(request), await inputOf(name, request));
}

/** The same, and strangers are let in: the service says what they are answered. */
export function openCall<N extends MemberCallable>(
  name: N,
  run: (caller: Identity | undefined, input: CallableInput<N>) => Promise<CallableResults[N]>,
): Call<N> {
  return async (request) =>
    run(request.auth === undefined ? undefined : identityOf(request), await inputOf(name, request));
}
