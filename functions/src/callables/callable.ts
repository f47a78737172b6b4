import {
  CALLABLES,
  type CallableInput,
  type CallableName,
  type CallableResults,
} from '@thriftline/domain/callables';
import { AppError, ERROR_CODES } from '@thriftline/domain/errors';
import { validate } from '@thriftline/domain/validate';
import { type CallableOptions, type CallableRequest, HttpsError, onCall } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import type { Identity } from '../accounts/actor.ts';

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

/**
 * A callable function of domain/callables.ts: knows who calls, checks what is sent, and answers what the service gives
 * or throws.
 */
export function callable<N extends CallableName>(
  name: N,
  options: CallableOptions,
  run: (caller: Identity, input: CallableInput<N>) => Promise<CallableResults[N]>,
) {
  return onCall(options, async (request) => {
    try {
      return await run(identityOf(request), validate(CALLABLES[name], request.data) as CallableInput<N>);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
}
