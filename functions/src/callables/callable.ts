import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableResults,
} from '@thriftline/domain/callables';
import { AppError, ERROR_CODES } from '@thriftline/domain/errors';
import { validate } from '@thriftline/domain/validate';
import type { Request, Response } from 'express';
import { type CallableOptions, type CallableRequest, HttpsError, onCall } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { Identity } from '../accounts/actor.ts';
import { jsonBody } from '../bodies/json-body.ts';
import { leaveBodiesUnread } from '../bodies/leave-bodies-unread.ts';

/** What a callable is answered with when its service throws. A bug is logged with its cause and says nothing. */
export function toHttpsError(error: unknown): HttpsError {
  if (error instanceof AppError) {
    const { code, fields, message } = error;
    return new HttpsError(ERROR_CODES[code].callable, message, { code, ...(fields ? { fields } : {}) });
  }
  logger.error('A callable failed', error);
  return new HttpsError('internal', 'Something went wrong on our side. Please try again.', {
    code: 'internal',
  });
}

function identityOf(request: CallableRequest): Identity {
  if (request.auth === undefined) throw new AppError('unauthenticated', 'Please sign in.');
  const { email, email_verified: confirmed, auth_time: authTime, firebase } = request.auth.token;
  return { uid: request.auth.uid, email, confirmed, authTime, provider: firebase?.sign_in_provider };
}

leaveBodiesUnread(Object.keys(CALLABLES));

/** Answers what cannot be taken as the Firebase SDK expects it, from wherever it was sent. */
function refuse(request: Request, response: Response, error: AppError): void {
  const { code, message } = error;
  const { canonicalName } = toHttpsError(error).httpErrorCode;
  response
    .set({ 'Access-Control-Allow-Origin': request.get('origin') ?? '*', Vary: 'Origin' })
    .status(ERROR_CODES[code].status)
    .json({ error: { status: canonicalName, message, details: { code } } });
}

/** Reads the body of a call, if it has a size to be read. Says whether the call can go on; else it is answered. */
async function takeBody(request: Request, response: Response): Promise<boolean> {
  if (request.method !== 'POST') return true;
  try {
    request.body = await jsonBody(request);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refuse(request, response, error);
    return false;
  }
}

function serve<N extends CallableName, C>(
  name: N,
  options: CallableOptions,
  callerOf: (request: CallableRequest) => C,
  run: (caller: C, input: CallableInput<N>) => Promise<CallableResults[N]>,
) {
  const answer = onCall(options, async (request) => {
    try {
      return await run(callerOf(request), validate(CALLABLES[name], request.data) as CallableInput<N>);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
  // All that describes the function to those who deploy and serve it stays as it is.
  return new Proxy(answer, {
    apply: async (target, self, [request, response]: [Request, Response]) =>
      (await takeBody(request, response)) ? Reflect.apply(target, self, [request, response]) : undefined,
  });
}

/**
 * A callable function of domain/callables.ts: knows who calls, checks what is sent, and answers what the service gives
 * or throws.
 */
export function callable<N extends CallableName>(
  name: N,
  options: CallableOptions,
  run: (caller: Identity, input: CallableInput<N>) => Promise<CallableResults[N]>,
) {
  return serve(name, options, identityOf, run);
}

/** The same, and strangers are let in: the service says what they are answered. */
export function openCallable<N extends CallableName>(
  name: N,
  options: CallableOptions,
  run: (caller: Identity | undefined, input: CallableInput<N>) => Promise<CallableResults[N]>,
) {
  const callerOf = (request: CallableRequest) =>
    request.auth === undefined ? undefined : identityOf(request);
  return serve(name, options, callerOf, run);
}
