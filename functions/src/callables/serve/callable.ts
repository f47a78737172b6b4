import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@thriftline/domain/base/error-codes';
import { AppError, toldError } from '@thriftline/domain/base/errors';
import type { DispatchedBy, DispatcherName, OwnFunctionName } from '@thriftline/domain/calls/callable-path';
import type { CallableName } from '@thriftline/domain/calls/callables';
import type { Request, Response } from 'express';
import { type CallableOptions, type CallableRequest, HttpsError, onCall } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { disableBodyParser } from '../../bodies/disable-body-parser.ts';
import { jsonBody } from '../../bodies/json-body.ts';
import type { Call } from './call.ts';
import { withinLimit } from './time-limit.ts';

/** What a callable is answered with when its service throws. A bug is logged with its cause and says nothing. */
export function toHttpsError(error: unknown): HttpsError {
  if (error instanceof AppError) {
    const { message, ...details } = toldError(error);
    return new HttpsError(ERROR_CODES[error.code].callable, message, details);
  }
  logger.error('A callable failed', error);
  return toHttpsError(new AppError('internal', msg`Something went wrong on our side. Try again.`));
}

/** Answers what cannot be taken as the Firebase SDK expects it, from wherever it was sent. */
function refuse(request: Request, response: Response, error: AppError): void {
  const { message, ...details } = toldError(error);
  const { canonicalName } = toHttpsError(error).httpErrorCode;
  response
    .set({ 'Access-Control-Allow-Origin': request.get('origin') ?? '*', Vary: 'Origin' })
    .status(ERROR_CODES[error.code].status)
    .json({ error: { status: canonicalName, message, details } });
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

/** Loads a call with its service, once it is called. */
type Load<N extends CallableName> = () => Promise<Call<N>>;

/** A call, and what loads it. */
interface Row {
  name: CallableName;
  load: Load<CallableName>;
}

async function answerOf({ load }: Row, request: CallableRequest) {
  const call = await load();
  return call(request);
}

function serve(name: string, options: CallableOptions, rowFor: (request: CallableRequest) => Row) {
  disableBodyParser([name]);
  const answer = onCall(options, async (request) => {
    try {
      const row = rowFor(request);
      return await withinLimit(row.name, answerOf(row, request));
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

/** A callable that is a function of its own. */
export function callable<N extends OwnFunctionName>(name: N, options: CallableOptions, load: Load<N>) {
  return serve(name, options, () => ({ name, load }));
}

/** A function that the callables of a concern share: the last part of the address says which is called. */
export function dispatcher<D extends DispatcherName>(
  name: D,
  options: CallableOptions,
  calls: { [N in DispatchedBy<D>]: Load<N> },
) {
  const rows = (Object.entries(calls) as [CallableName, Load<CallableName>][]).map(([call, load]) => ({
    name: call,
    load,
  }));
  const table = new Map<string, Row>(rows.map((row) => [row.name, row]));
  return serve(name, options, ({ rawRequest }) => {
    const call = rawRequest.path.split('/').at(-1) ?? '';
    const row = table.get(call);
    if (row === undefined) throw new AppError('not-found', msg`There is no call ${call}.`);
    return row;
  });
}
